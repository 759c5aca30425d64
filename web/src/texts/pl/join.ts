import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/join.ts';
import { roles } from './roles.ts';

export const messages: Translated<typeof en> = {
  roles,
  title: 'Dołącz do zespołu',
  reading: 'Otwieranie zaproszenia…',
  lead: (role: string) => `Masz zaproszenie do zespołu. Rola: ${role}.`,
  email: 'E-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko (opcjonalnie)',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  hint: 'Użyj co najmniej 8 znaków. Najlepsze jest kilka przypadkowych słów.',
  submit: 'Dołącz do zespołu',
  working: 'Chwileczkę…',
  accept: 'Przyjmij zaproszenie',
  acceptAs: (email: string) => `Przyjmujesz je na swoim koncie ${email}.`,
  signIn: (email: string) =>
    `${email} ma już konto. Zaloguj się na nie, a potem otwórz link z e-maila jeszcze raz.`,
  other: (email: string) =>
    `To zaproszenie jest dla ${email}, a tu zalogowane jest inne konto. Wyloguj się, a potem otwórz link jeszcze raz.`,
  toSignIn: 'Przejdź do logowania',
  signOut: 'Wyloguj się',
};
