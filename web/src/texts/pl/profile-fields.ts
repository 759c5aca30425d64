import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profile-fields.ts';
import { interestGroups } from '@kindred/contract/texts/pl/interests';
import type { DealBreaker } from '@kindred/contract/profiles/limits';
import { plural } from '@kindred/contract/texts/pl/plural';

const years = (age: number) =>
  plural(age, {
    one: `${age} rok`,
    few: `${age} lata`,
    many: `${age} lat`,
    other: `${age} roku`,
  });

export const messages: Translated<typeof en> = {
  stale: (now: string[]) =>
    `Te dane zmieniły się gdzie indziej. ${now.join(' ')} Twoje zmiany wciąż tu są. Zapisz jeszcze raz, żeby zastąpić tamte.`,
  onOff: { on: 'włączone', off: 'wyłączone' },
  nowIs: (field: string, value: string) => `${field}, teraz: ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'Na świeżym powietrzu',
    moving: 'Ruch',
    food: 'Jedzenie i picie',
    music: 'Muzyka',
    arts: 'Sztuka',
    home: 'W domu',
    world: 'Świat',
  } as Record<string, string>,
  underAge: {
    title: 'Czy ta data się zgadza?',
    about: (day: string, age: number, least: number) =>
      `Podana data to ${day}, czyli masz ${years(age)}. Aby korzystać z serwisu, trzeba mieć co najmniej ${least} lat, a konta młodszych osób usuwamy.`,
    close: 'Zamknij',
    change: 'Zmień datę',
    right: 'Zgadza się. Usuń moje konto',
  },
  fields: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    lastNameWhy: 'Opcjonalnie. Inni nigdy go nie widzą.',
    dateOfBirth: 'Data urodzenia',
    dateOfBirthWhy: 'Trzeba mieć co najmniej 18 lat. Inni widzą twój wiek, nigdy datę.',
    gender: 'Płeć',
    noGender: 'Wybierz jedną opcję.',
    ownWords: 'Własnymi słowami',
    ownGender: 'Jak opisujesz swoją płeć',
    sought: 'Chcę poznać',
    noneSought: 'Wybierz co najmniej jedną opcję.',
    minAge: 'Wiek od',
    maxAge: 'Wiek do',
    agesReversed: 'Wpisz wiek nie niższy niż w polu „Wiek od”.',
    ageRange: (from: number, to: number) => `Wpisz wiek od ${from} do ${to} lat.`,
    maxDistance: 'Maksymalna odległość',
    bothWaysAbout: 'Bez tego zobaczysz też osoby, które szukają kogoś innego.',
    dealBreakers: 'Bez kompromisów',
    dealBreakersAbout: 'Nigdy nie zaproponujemy zmiany tych ustawień',
    city: 'Miasto',
    cityHint: 'Zacznij pisać, a potem wybierz miasto.',
    noCity: 'Wybierz swoje miasto z listy.',
    places: 'Pasujące miasta',
    noPlaces: 'Nie ma takiego miasta. Spróbuj podać większe w pobliżu.',
    here: 'Użyj mojej lokalizacji',
    hereFailed: 'Nie udało się ustalić twojej lokalizacji. Wpisz miasto ręcznie.',
    bio: 'O mnie',
    interests: 'Zainteresowania',
    prompts: 'Zdania',
    promptEmpty: 'Dokończ to zdanie albo je usuń.',
  },
  dealBreakers: {
    ages: 'Mój zakres wieku',
    distance: 'Moja odległość',
    bothWays: 'Szukają kogoś jak ja',
  } satisfies Record<DealBreaker, string> as Record<string, string>,
};
