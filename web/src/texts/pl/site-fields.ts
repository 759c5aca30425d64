import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-fields.ts';

export const messages: Translated<typeof en> = {
  about:
    'Co członkowie mogą dodać do swojego profilu w twoim serwisie, na przykład wzrost albo języki. To, co nie jest wymagane, mogą pominąć.',
  none: 'Nie ma jeszcze własnych pól.',
  fields: 'Własne pola',
  add: 'Dodaj pole',
  addUsual: 'Dodaj zwykłe informacje',
  addNamed: (name) => `Dodaj: ${name}`,
  unnamed: 'Pole bez nazwy',
  incomplete: 'Niepełne',
  sensitiveBadge: 'Wrażliwe',
  filterBadge: 'Filtr',
  kind: 'Rodzaj',
  kindFixed:
    'Członkowie już je wypełnili, więc rodzaj się nie zmienia. Dodaj inne pole dla innego rodzaju.',
  kinds: {
    one: 'Jedna z kilku odpowiedzi',
    several: 'Dowolnie wiele odpowiedzi',
    number: 'Liczba',
    text: 'Krótki tekst',
  },
  language: 'Język',
  addLanguage: 'Dodaj język',
  chooseLanguage: 'Wybierz…',
  name: 'Nazwa',
  choices: 'Odpowiedzi',
  choice: (number) => `Odpowiedź ${number}`,
  retire: (name) => `Wycofaj ${name}`,
  offer: (name) => `Przywróć ${name}`,
  removeChoice: (name) => `Usuń ${name}`,
  retired: 'Wycofana: zostaje u tych, którzy ją wybrali',
  sameMeaning:
    'Możesz poprawić słowa odpowiedzi. Jeśli ma znaczyć co innego, wycofaj ją i dodaj nową: kto ją wybrał, ten ją zachowa.',
  newChoices: 'Nowe odpowiedzi, po jednej w wierszu',
  addChoices: 'Dodaj odpowiedzi',
  from: 'Od',
  to: 'Do',
  unit: 'Jednostka, na przykład cm',
  seenBy: 'Kto to widzi',
  viewers: {
    all: 'Wszyscy, którzy widzą profil',
    matches: 'Pary',
    self: 'Tylko członek',
  },
  joining: 'Pytaj przy rejestracji',
  required: 'Wymagane',
  requiredAbout: 'Członkowie nie mogą go zostawić pustego. Pole wrażliwe nigdy nie jest wymagane.',
  onCard: 'Pokazuj na listach i w Odkrywaj',
  filter: 'Można według niego filtrować',
  filterAbout: 'Dla pola z odpowiedziami lub liczbą, które widzą wszyscy.',
  sensitive: 'Wrażliwe',
  sensitiveAbout:
    'Dla religii, polityki, zdrowia, pochodzenia lub życia seksualnego. Członkowie najpierw wyrażają zgodę i mogą ją wycofać, co usuwa odpowiedź. Twój zespół nigdy nie widzi jej w kartotekach członków.',
  up: (name) => `Przesuń ${name} w górę`,
  down: (name) => `Przesuń ${name} w dół`,
  remove: 'Usuń pole',
  removeTitle: (name) => `Usunąć „${name}”?`,
  removeAbout:
    'Gdy opublikujesz zmiany, pole zniknie ze wszystkich profili i filtrów, a to, co członkowie w nim wpisali, zostanie usunięte. Opublikowanie wcześniejszej wersji tego nie przywróci.',
  removeNow: 'Usuń',
  cancel: 'Anuluj',
  consequences: {
    removed: (name) =>
      `„${name}” znika ze wszystkich profili, a to, co członkowie w nim wpisali, zostanie usunięte`,
    sensitive: (name) => `To, co członkowie wpisali w „${name}” bez zgody, zostanie usunięte`,
  },
  faults: {
    name: 'Pole i każda z jego odpowiedzi potrzebują nazwy',
    choices: 'Dodaj co najmniej jedną odpowiedź',
    range: 'Druga liczba musi być większa',
  },
};
