import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/personal-data.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

/** In the genitive. */
const ofDays = (count: number) =>
  plural(count, {
    one: `${count} dnia`,
    few: `${count} dni`,
    many: `${count} dni`,
    other: `${count} dnia`,
  });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  archive: {
    title: 'Twoje dane',
    about:
      'Pobierz kopię swoich danych i zdjęć w jednym pliku. Nie ma w nim zgłoszeń o tobie. Jeśli ich potrzebujesz, napisz do nas.',
    ask: 'Pobierz moje dane',
    waiting:
      'Przygotowujemy twoje dane. Możesz zamknąć tę stronę. Gdy będą gotowe, wyślemy e-mail.',
    ready: (until: string, bytes: number) =>
      `Twoje dane są gotowe (${weight(bytes)}). Pobierz je do ${day(until)}.`,
    fetch: 'Pobierz plik',
    anew: 'Poproś o nowy plik',
  },
  consent: {
    title: 'Twoja zgoda',
    given: (date: string) => `Twoja zgoda z ${day(date)}:`,
    missing: 'Nie mamy jeszcze twojej zgody. To pierwszy krok w profilu.',
    toProfile: 'Przejdź do profilu',
    withdraw: 'Wycofaj zgodę',
    dialog: 'Wycofać zgodę?',
    why: 'Bez niej nie możemy cię z nikim dopasować. Od razu usuniemy twoją płeć, to, kogo chcesz poznać, i twoje odpowiedzi, a potem zamkniemy i usuniemy twoje konto.',
    confirm: 'Wycofaj zgodę i usuń konto',
  },
  step: {
    title: 'Twoja zgoda',
    why: 'Na profilu są dane wrażliwe, więc najpierw potrzebujemy twojej zgody.',
    privacy: 'Przeczytaj politykę prywatności',
    submit: 'Zgadzam się, dalej',
    working: 'Chwileczkę…',
    later: 'Nie teraz',
  },
  leave: {
    title: 'Usuń konto',
    about: (days: number) =>
      `Od razu ukryjemy twój profil. W ciągu ${ofDays(days)} możesz otworzyć konto ponownie. Potem trwale je usuniemy.`,
    open: 'Usuń moje konto…',
    dialog: 'Usunąć konto?',
    until: (until: number) => `Do ${day(until)} możesz się zalogować i otworzyć konto ponownie.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      ['Od razu', 'Ukryjemy twój profil i zdjęcia i wylogujemy wszystkie urządzenia.'],
      [
        'Po tym dniu',
        `Trwale usuniemy twoje konto. Zachowamy tylko zgłoszenia od ciebie i o tobie, do ${ofDays(reportDays)} po ich załatwieniu. Z tym samym adresem e-mail można się zarejestrować ponownie.`,
      ],
    ],
    password: 'Twoje hasło',
    mailCode: 'Wyślij kod',
    codeAbout: (email: string) =>
      `Nie masz tu hasła. Wyślemy kod na adres ${email}, żeby potwierdzić, że to ty.`,
    codeSent: (email: string) => `Kod jest w drodze na adres ${email}. Działa dziesięć minut.`,
    code: 'Kod',
    missingPassword: 'Wpisz hasło, żeby potwierdzić.',
    missingCode: 'Wpisz kod, żeby potwierdzić.',
    cancel: 'Zachowaj konto',
    confirm: 'Usuń moje konto',
  },
};
