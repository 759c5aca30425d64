import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-numbers.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

/** A median that people can compare: minutes, hours or days. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function time(hours: number | null) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))}\u00a0min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)}\u00a0godz.`;
  return `${formatNumber(hours / 24, oneDigit)}\u00a0dnia`;
}

export const messages: Translated<typeof en> = {
  title: 'Statystyki spraw',
  period: 'Okres',
  days: (days: number) =>
    days === 365
      ? '1 rok'
      : plural(days, {
          one: `${days} dzień`,
          few: `${days} dni`,
          many: `${days} dni`,
          other: `${days} dnia`,
        }),
  loading: 'Wczytywanie statystyk…',
  failed: 'Nie udało się wczytać statystyk',
  again: 'Spróbuj ponownie',
  about: (name: string) => `Co oznacza „${name}”?`,
  totals: {
    open: { label: 'Otwarte', about: 'Sprawy, które teraz czekają na decyzję.' },
    claimed: { label: 'Przejęte', about: 'Otwarte sprawy, nad którymi ktoś teraz pracuje.' },
    escalated: { label: 'Eskalowane', about: 'Otwarte sprawy przekazane dalej.' },
    waitingAppeals: { label: 'Oczekujące odwołania', about: 'Odwołania, które nie mają wyniku.' },
    appealed: { label: 'Odwołania', about: 'Odwołania złożone w tym okresie.' },
    reversed: {
      label: 'Uchylone',
      about: 'Odwołania, po których w tym okresie decyzję uchylono w całości lub części.',
    },
  },
  types: 'Według rodzaju problemu',
  typeColumns: ['Rodzaj problemu', 'Otrzymane', 'Otwarte', 'Pierwsza odpowiedź', 'Decyzja'],
  noTypes: 'Brak zgłoszeń w tym okresie.',
  moderators: 'Według osoby z zespołu',
  moderatorColumns: [
    'Imię i nazwisko',
    'Decyzje',
    'Czas do decyzji',
    'Pierwsze odpowiedzi',
    'Czas do pierwszej odpowiedzi',
    'Odwołania',
    'Uchylone',
  ],
  noModerators: 'W tym okresie nie ma decyzji ani odpowiedzi.',
  noName: 'Bez imienia',
  time,
};
