import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/second-factor.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'Uwierzytelnianie dwuskładnikowe',
    lead: 'Wpisz sześciocyfrowy kod z aplikacji uwierzytelniającej.',
    code: 'Kod z aplikacji',
    recoveryLead: 'Wpisz jeden ze swoich kodów odzyskiwania. Każdy działa raz.',
    recovery: 'Kod odzyskiwania',
    toRecovery: 'Użyj kodu odzyskiwania',
    toApp: 'Użyj aplikacji uwierzytelniającej',
    submit: 'Dalej',
    working: 'Chwileczkę…',
    back: 'Zaloguj się na inne konto',
    failed: 'Ten kod nie działa. Spróbuj z nowym.',
  },
  loading: 'Wczytywanie ustawień bezpieczeństwa…',
  failed: 'Nie udało się wczytać ustawień bezpieczeństwa',
  again: 'Spróbuj ponownie',
  required:
    'Twój zespół wymaga uwierzytelniania dwuskładnikowego. Skonfiguruj je, żeby przejść dalej.',
  heading: 'Uwierzytelnianie dwuskładnikowe',
  about:
    'Przy logowaniu wpiszesz też kod z aplikacji w telefonie. Samo skradzione hasło nie wystarczy, żeby się zalogować.',
  on: (since: string) => `Włączone od ${since}`,
  off: 'Wyłączone',
  left: (count: number) =>
    plural(count, {
      one: `Został ${count} kod odzyskiwania.`,
      few: `Zostały ${count} kody odzyskiwania.`,
      many: `Zostało ${count} kodów odzyskiwania.`,
      other: `Zostało ${count} kodu odzyskiwania.`,
    }),
  setUp: 'Skonfiguruj aplikację uwierzytelniającą',
  replace: 'Zmień aplikację uwierzytelniającą',
  renew: 'Nowe kody odzyskiwania',
  turnOff: 'Wyłącz drugi składnik',
  cancel: 'Anuluj',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  present: 'Kod z obecnej aplikacji lub kod odzyskiwania',
  proof: {
    setUp: 'Wpisz hasło, żeby potwierdzić, że to ty.',
    replace: 'Wpisz hasło i kod z obecnej aplikacji.',
    renew: 'Obecne kody odzyskiwania przestaną działać.',
    turnOff: 'Do logowania wystarczy samo hasło.',
  },
  next: 'Dalej',
  scan: 'Zeskanuj to aplikacją uwierzytelniającą',
  qr: 'Kod QR dla aplikacji uwierzytelniającej',
  byHand: 'Albo wpisz w aplikacji ten klucz:',
  confirm: 'Kod z aplikacji',
  turnOn: 'Włącz drugi składnik',
  changed: 'Wszystkie inne urządzenia są wylogowane.',
  codes: 'Twoje kody odzyskiwania',
  codesAbout:
    'Zapisz je w miejscu, do którego masz dostęp bez telefonu. Każdy kod działa raz. Nie pokażemy ich ponownie.',
  copy: 'Kopiuj kody',
  copied: 'Skopiowane',
  save: 'Pobierz kody',
  file: 'recovery-codes.txt',
  kept: 'Mam je zapisane',
};
