import { plural } from '@kindred/contract/texts/pl/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-binding.ts';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  binding: 'Tę podstronę trzeba zaakceptować',
  about:
    'Nowe osoby akceptują ją przy rejestracji, wszystkie inne, zanim przejdą dalej. Zapisujemy, kto zaakceptował którą wersję, słowo w słowo.',
  change: 'Tekst się zmienił',
  ask: 'Zapytaj wszystkich ponownie',
  correct: 'Drobna poprawka: bez pytania',
  from: 'Akceptacja jest potrzebna od',
  fromAbout:
    'Do tego czasu widać zapowiedź i można zaakceptować wcześniej. Zwykle to 30 dni, a prawo może wymagać więcej.',
  past: 'Wybierz dzisiaj lub późniejszy dzień',
  noteAbout: 'To czyta się nad linkiem do całego tekstu. Może zostać puste.',
  corrected: (version) =>
    `Zostaje wersja ${version}: kto ją zaakceptował, nie zobaczy pytania ponownie.`,
  present: (version, day) => `Wersja ${version} obowiązuje od: ${day}.`,
  note: (language) => `Co się zmieniło (${language})`,
  accepted: {
    title: 'Zaakceptowane teksty',
    about:
      'Każdy tekst słowo w słowo, tak jak go zaakceptowano. Plik mówi, kto zaakceptował którą wersję, w jakim języku i kiedy. Usuniętych kont w nim nie ma.',
    download: 'Pobierz jako CSV',
    read: 'Czytaj',
    close: 'Zamknij',
    loading: 'Wczytywanie tekstu…',
    failed: 'Nie udało się wczytać tekstu',
    again: 'Spróbuj ponownie',
    version: (title, version) => `${title}, wersja ${version}`,
    since: (language, day) => `${language}, od: ${day}`,
    readOf: (title, version, language) => `Czytaj: ${title}, wersja ${version}, ${language}`,
    members: (count) =>
      plural(count, {
        one: '1\u00a0osoba',
        few: `${formatNumber(count)}\u00a0osoby`,
        other: `${formatNumber(count)}\u00a0osób`,
      }),
  },
  consequences: {
    asks: (title, day) => `„${title}”: akceptacja jest potrzebna od: ${day}.`,
    corrected: (title) => `„${title}”: poprawka, o którą nikt nie zostanie zapytany.`,
    free: (title) => `„${title}”: akceptacja nie jest już potrzebna.`,
  },
  mailAll: 'Wyślij to e-mailem wszystkim',
  mailAllAbout:
    'Każda osoba dostaje teraz powiadomienie i e-mail, niezależnie od ustawień. Bez tego przeczyta o tym po powrocie.',
};
