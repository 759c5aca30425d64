import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/confirm-identity.ts';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'Potwierdź, że to ty',
  about: 'To ważna czynność, więc pytamy jeszcze raz. Przez kolejne pięć minut nie zapytamy znowu.',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  appCode: 'Kod z aplikacji uwierzytelniającej lub kod odzyskiwania',
  mailedCode: 'Kod z naszego e-maila',
  codeAbout: (email: string) => `Nie masz hasła, więc wyślemy kod na adres ${email}.`,
  codeSent: (email: string) => `Kod jest w drodze na adres ${email}. Działa dziesięć minut.`,
  mailCode: 'Wyślij kod',
  mailAgain: 'Wyślij nowy kod',
  submit: 'Potwierdź',
  cancel: 'Anuluj',
};
