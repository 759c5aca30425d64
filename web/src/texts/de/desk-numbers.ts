import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-numbers.ts';

/** A median that people can compare: minutes, hours or days. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function time(hours: number | null) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))}\u00a0min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)}\u00a0h`;
  return `${formatNumber(hours / 24, oneDigit)}\u00a0Tage`;
}

export const messages: Translated<typeof en> = {
  title: 'Zahlen der Moderation',
  period: 'Zeitraum',
  days: (days: number) =>
    days === 365 ? '1 Jahr' : plural(days, { one: `${days} Tag`, other: `${days} Tage` }),
  loading: 'Zahlen werden geladen …',
  failed: 'Zahlen konnten nicht geladen werden',
  again: 'Neu laden',
  about: (name: string) => `Was bedeutet „${name}“?`,
  totals: {
    open: { label: 'Offen', about: 'Fälle, die jetzt auf eine Entscheidung warten.' },
    claimed: {
      label: 'Übernommen',
      about: 'Offene Fälle, an denen gerade jemand aus dem Team arbeitet.',
    },
    escalated: { label: 'Eskaliert', about: 'Offene Fälle, die weitergegeben wurden.' },
    waitingAppeals: {
      label: 'Offene Beschwerden',
      about: 'Beschwerden, die jetzt noch kein Ergebnis haben.',
    },
    appealed: { label: 'Angefochten', about: 'Beschwerden in diesem Zeitraum.' },
    reversed: {
      label: 'Aufgehoben',
      about:
        'Beschwerden, durch die in diesem Zeitraum eine Entscheidung ganz oder teilweise aufgehoben wurde.',
    },
  },
  types: 'Nach Problemart',
  typeColumns: ['Problemart', 'Eingegangen', 'Offen', 'Erste Antwort', 'Entscheidung'],
  noTypes: 'Keine Meldungen in diesem Zeitraum.',
  moderators: 'Nach Teammitglied',
  moderatorColumns: [
    'Name',
    'Entscheidungen',
    'Zeit bis zur Entscheidung',
    'Erste Antworten',
    'Zeit bis zur ersten Antwort',
    'Angefochten',
    'Aufgehoben',
  ],
  noModerators: 'In diesem Zeitraum gab es keine Entscheidungen oder Antworten.',
  noName: 'Ohne Namen',
  time,
};
