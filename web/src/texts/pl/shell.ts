import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shell.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages: Translated<typeof en> = {
  skip: 'Przejdź do treści',
  mainNavigation: 'Główne menu',
  siteNavigation: 'Menu strony',
  footerNavigation: 'Stopka',
  menu: 'Menu',
  back: 'Wstecz',
  commands: 'Polecenia i osoby',
  search: 'Szukaj…',
  nav: {
    signIn: 'Zaloguj się',
    register: 'Dołącz',
    notices: (fresh: number) => (fresh ? `Powiadomienia, nowe: ${fresh}` : 'Powiadomienia'),
    admin: 'Panel',
    logout: 'Wyloguj',
  },
  account: {
    title: 'Twoje konto',
    label: 'Konto:',
    profile: 'Profil',
    questions: 'Pytania',
    premium: 'Premium',
    settings: 'Ustawienia',
    reports: 'Moje zgłoszenia',
    faqs: 'FAQ',
    privacy: 'Prywatność',
    help: 'Centrum pomocy',
  },
  tabs: {
    name: 'Twoje strony',
    home: 'Start',
    discover: 'Odkrywaj',
    likes: 'Polubienia',
    matches: 'Pary',
    profile: 'Profil',
  },
  likes: (count: number) =>
    plural(count, {
      one: 'Podobasz się 1 osobie',
      few: `Podobasz się ${count} osobom`,
      many: `Podobasz się ${count} osobom`,
      other: `Podobasz się ${count} osobom`,
    }),
  unread: (count: number) =>
    plural(count, {
      one: `${count} nieprzeczytana rozmowa`,
      few: `${count} nieprzeczytane rozmowy`,
      many: `${count} nieprzeczytanych rozmów`,
      other: `${count} nieprzeczytanej rozmowy`,
    }),
  footer: {
    home: 'Start',
    faqs: 'FAQ',
    privacy: 'Polityka prywatności',
    contact: 'Napisz do nas',
    report: 'Zgłoś treść',
    help: 'Centrum pomocy',
    safety: 'Porady o bezpieczeństwie',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Wygląd',
    light: 'Jasny',
    dark: 'Ciemny',
    auto: 'Systemowy',
  },
  unverified: {
    text: 'Dopóki nie potwierdzisz adresu e-mail, nikt cię nie widzi i ty nikogo nie widzisz.',
    action: 'Wpisz kod',
  },
  emailChange: {
    label: 'Zmiana twojego adresu e-mail',
    text: (oldEmail: string, until: string) =>
      `Nasz zespół zmienił twój adres e-mail. Jeśli to nie twoja prośba, do ${until} użyj linku wysłanego na ${oldEmail}. Do tego czasu nie zresetujesz hasła.`,
  },
  offline: {
    banner: 'Brak połączenia.',
    text: 'Połączymy się automatycznie.',
    title: 'Jeszcze niewczytane',
    waits: 'Wczyta się, gdy wróci połączenie.',
  },
  failure: {
    title: 'Nie udało się wczytać tej strony',
    text: 'Coś poszło nie tak. Spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
  },
  loading: 'Wczytywanie',
  lastActive: {
    justNow: 'Przed chwilą',
    hoursAgo: (hours: number) => `${hours} godz. temu`,
    daysAgo: (days: number) =>
      plural(days, {
        one: `${days} dzień temu`,
        few: `${days} dni temu`,
        many: `${days} dni temu`,
        other: `${days} dnia temu`,
      }),
    never: 'Nigdy',
  },
  active: {
    justNow: 'Aktywność: przed chwilą',
    when: (ago: string) => `Aktywność: ${ago}`,
    lastMonth: 'Aktywność w ostatnim miesiącu',
    earlier: 'Aktywność ponad miesiąc temu',
  },
  opening: {
    text: 'Otwieranie…',
    failed: 'Nie udało się tego otworzyć. Sprawdź połączenie i odśwież stronę.',
    reload: 'Odśwież stronę',
    close: 'Zamknij',
  },
};
