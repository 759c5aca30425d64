import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ladder.ts';
import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/pl/decisions';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const faults: Record<StepFault, string> = {
  first: 'Pierwszy próg jest dla 0 punktów.',
  order: 'Wpisz więcej niż w progu powyżej.',
  days: 'Wpisz liczbę dni.',
  milder: 'Nie może być łagodniej niż w progu powyżej.',
};

const days = (number: number) =>
  plural(number, {
    one: `${formatNumber(number)} dzień`,
    few: `${formatNumber(number)} dni`,
    many: `${formatNumber(number)} dni`,
    other: `${formatNumber(number)} dnia`,
  });

export const messages: Translated<typeof en> = {
  title: 'Taryfikator',
  about:
    'Co system podpowiada dla osoby z taką liczbą punktów karnych. Moderacja zawsze może zdecydować inaczej.',
  loading: 'Wczytywanie taryfikatora…',
  failed: 'Nie udało się wczytać taryfikatora',
  again: 'Spróbuj ponownie',
  length: 'Jak długo liczy się punkt karny',
  lengthAbout:
    'Każda decyzja przeciwko komuś to punkt karny, dopóki nie została cofnięta lub uchylona.',
  lengthField: 'Dni',
  lengthText: (number: number) => `Punkt karny liczy się ${days(number)}.`,
  usual: 'Zwykłe progi',
  ofType: (type: string) => `Progi: ${type}`,
  columns: ['Punkty karne', 'Zwykła decyzja', 'Na ile dni', 'Czynności'],
  readColumns: ['Punkty karne', 'Zwykła decyzja'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} lub więcej`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)}–${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${name}, próg ${number}, ${table}`,
  addStep: 'Dodaj próg',
  addStepTo: (table: string) => `Dodaj próg: ${table}`,
  remove: 'Usuń',
  removeStep: (number: number, table: string) => `Usuń próg ${number}: ${table}`,
  removeSteps: 'Usuń progi',
  removeStepsOf: (type: string) => `Usuń progi: ${type}`,
  types: 'Inne progi dla rodzaju problemu',
  typesAbout:
    'W sprawach tego rodzaju zastępują zwykłe progi. W sprawie z kilkoma rodzajami system podpowiada najsurowszy krok.',
  type: 'Rodzaj problemu',
  addType: 'Dodaj progi dla tego rodzaju',
  faults,
  bounds: (least: number, most: number) =>
    `Wpisz liczbę od ${formatNumber(least)} do ${formatNumber(most)}.`,
  stale: 'W taryfikatorze są zmiany innej osoby. Jeśli zapiszesz teraz, zastąpisz je swoimi.',
  showTheirs: 'Pokaż te zmiany',
  unsaved: 'Niezapisane zmiany',
  unchanged: 'Brak niezapisanych zmian',
  discard: 'Odrzuć zmiany',
  leaveTitle: 'Wyjść bez zapisywania?',
  leaveAbout: 'Twoje zmiany w taryfikatorze nie są zapisane i przepadną.',
  stay: 'Edytuj dalej',
  close: 'Zamknij',
  leave: 'Wyjdź bez zapisywania',
  save: 'Zapisz taryfikator',
  saved: 'Taryfikator zapisany.',
};
