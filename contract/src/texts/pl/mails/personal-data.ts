import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';
import { plural } from '../plural.ts';

/** Follows 'przez'. */
const length = (minutes: number) =>
  plural(minutes, {
    one: `${minutes} minutę`,
    few: `${minutes} minuty`,
    many: `${minutes} minut`,
    other: `${minutes} minuty`,
  });

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Usunąć Twoje konto w serwisie ${brand}?`,
    preview: `Twój kod to ${code}. Działa przez ${length(minutes)}.`,
    title: 'Usunąć Twoje konto?',
    parts: [
      { text: 'Aby usunąć konto, wpisz ten kod:' },
      { code },
      {
        note: `Kod działa przez ${length(minutes)}. Jeśli to nie Ty, ktoś jest zalogowany na Twoje konto. Nie podawaj kodu nikomu i wyloguj tamto urządzenie w ustawieniach.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś poprosił o usunięcie Twojego konta w serwisie ${brand}.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Twoje konto w serwisie ${brand} jest zamknięte`,
    preview: `Usuniemy je z całą zawartością ${day(until)}. Do tego czasu możesz je otworzyć ponownie.`,
    title: 'Twoje konto jest zamknięte',
    parts: [
      {
        text: `Na Twoją prośbę ukryliśmy profil i wylogowaliśmy wszystkie urządzenia. ${day(until)} usuniemy Twoje konto z całą zawartością.`,
      },
      { text: 'Jeśli do tego czasu zmienisz zdanie, zaloguj się i otwórz konto ponownie.' },
      { label: 'Wróć', href: link.signIn },
      {
        note: 'Jeśli to nie Ty, od razu otwórz konto ponownie i wybierz nowe hasło. Po tym dniu nie będziemy już wysyłać e-maili.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo Twoje konto w serwisie ${brand} zostało zamknięte.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `${brand}: Twoje dane są gotowe`,
    preview: `Możesz je pobrać do ${day(until)}.`,
    title: 'Twoje dane są gotowe',
    parts: [
      { text: `Kopia Twoich danych z serwisu ${brand} jest gotowa do pobrania.` },
      { label: 'Pobierz moje dane', href: link.archive(token) },
      {
        note: `Link działa do ${day(until)}. Kto ma link, może pobrać Twoje dane, więc nie przesyłaj tego e-maila dalej. Jeśli to nie Twoja prośba, ktoś jest zalogowany na Twoje konto. Wybierz nowe hasło i wyloguj tamto urządzenie w ustawieniach.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś poprosił o kopię danych z Twojego konta w serwisie ${brand}.`,
  }),
};
