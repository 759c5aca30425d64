import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/questions.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatDate } from '../../lib/formats/formats.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** Follows 'od'. A time today, or tomorrow, with the time unless the day just begins there. */
function countsFrom(at: string) {
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  if (formatDate(at) === formatDate(Date.now())) return time;
  return new Date(at).getHours() === 0 ? 'jutra' : `jutra, ${time}`;
}

export const messages: Translated<typeof en> = {
  title: 'Pytania',
  loading: 'Wczytywanie pytań…',
  failed: 'Nie udało się wczytać pytań',
  again: 'Spróbuj ponownie',
  why: 'Twoje odpowiedzi decydują, jak bardzo do kogoś pasujesz. Na każde pytanie wystarczy jedno dotknięcie, a ty wybierasz, które liczą się do tego, co widzą inni.',
  openAnswer: 'Odpowiedź jawna',
  openOf: (question: string) => `Odpowiedź jawna: ${question}`,
  openMeans:
    'Liczy się do wyników dopasowania, które widzą inni. Ktoś może się domyślić twojej odpowiedzi.',
  hiddenMeans: 'Liczy się tylko do tego, co widzisz ty.',
  openExplained:
    'Odpowiedzi jawne liczą się do wyników dopasowania, które widzą inni, więc ktoś może się ich domyślić. Ukryte liczą się tylko do tego, co widzisz ty. Nowe odpowiedzi liczą się trochę później, po kilka naraz, żeby nikt nie mógł poznać odpowiedzi innych, zmieniając po kolei własne.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Liczy się do wyników, które widzą inni' : 'Liczy się tylko do tego, co widzisz ty'}${
      isComing(at) ? ` od ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `Odpowiedzi: ${count} z ${all}`,
  count: (count: number, all: number) => `${count} z ${all}`,
  progress: 'Odpowiedzi na pytania',
  start: 'Odpowiedz na pytania',
  close: 'Wróć do profilu',
  yourAnswers: 'Twoje odpowiedzi',
  choose: 'Twoja odpowiedź',
  oneTap: 'Jedno dotknięcie zapisuje odpowiedź.',
  coming: 'Potem wybierzesz, jakie odpowiedzi ci pasują i jak ważne jest to dla ciebie.',
  accepted: 'Odpowiedzi, które ci pasują',
  oneAccepted: 'Wybierz co najmniej jedną odpowiedź.',
  importance: 'Jak ważne to jest',
  importances: {
    little: 'Mało',
    somewhat: 'Średnio',
    very: 'Bardzo',
    mandatory: 'Konieczne',
  },
  saving: 'Zapisywanie…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Zapisane. Liczy się od ${countsFrom(at)}.` : 'Zapisane.',
  soon: 'Następne pytanie za 2 sekundy.',
  wait: 'Poczekaj',
  back: 'Wstecz',
  next: 'Następne pytanie',
  skip: 'Pomiń',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    `${plural(count, {
      one: `${count} odpowiedź nie jest jeszcze zapisana`,
      few: `${count} odpowiedzi nie są jeszcze zapisane`,
      many: `${count} odpowiedzi nie jest jeszcze zapisanych`,
      other: `${count} odpowiedzi nie jest jeszcze zapisane`,
    })}: ${error}`,
  refused: (question: string, error: string) => `„${question}”, niezapisane: ${error}`,
  dismiss: 'OK',
  doneTitle: 'Wszystko gotowe',
  doneText: 'Wszystkie pytania masz już za sobą. Odpowiedzi możesz zmienić w każdej chwili.',
  skippedTitle: 'Na razie to wszystko',
  skipped: (count: number) =>
    plural(count, {
      one: `Masz ${count} pominięte pytanie.`,
      few: `Masz ${count} pominięte pytania.`,
      many: `Masz ${count} pominiętych pytań.`,
      other: `Masz ${count} pominiętego pytania.`,
    }),
  askSkipped: 'Wróć do pominiętych',
  toProfile: 'Wróć do profilu',
  none: 'Nie masz jeszcze żadnych odpowiedzi.',
  closeList: 'Zamknij',
  change: (question: string) => `Zmień: ${question}`,
  remove: (question: string) => `Usuń: ${question}`,
};
