import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-numbers.ts';

/** A median that people can compare: minutes, hours or days. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function time(hours: number | null) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))} min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)} h`;
  return `${formatNumber(hours / 24, oneDigit)} jours`;
}

export const messages: Translated<typeof en> = {
  title: 'Chiffres de la modération',
  period: 'Période',
  days: (days: number) => (days === 365 ? '1 an' : `${days} jours`),
  loading: 'Chargement des chiffres…',
  failed: 'Impossible de charger les chiffres',
  again: 'Réessayer',
  about: (name: string) => `Que signifie « ${name} » ?`,
  totals: {
    open: { label: 'Ouverts', about: 'Dossiers qui attendent une décision en ce moment.' },
    claimed: {
      label: 'Pris en charge',
      about: 'Dossiers ouverts que quelqu’un de l’équipe traite en ce moment.',
    },
    escalated: { label: 'Transmis', about: 'Dossiers ouverts qui ont été transmis.' },
    waitingAppeals: {
      label: 'Réclamations en attente',
      about: 'Réclamations sans issue pour le moment.',
    },
    appealed: { label: 'Contestées', about: 'Réclamations faites pendant cette période.' },
    reversed: {
      label: 'Annulées',
      about:
        'Réclamations qui ont fait annuler une décision pendant cette période, en tout ou partie.',
    },
  },
  types: 'Par type de problème',
  typeColumns: ['Type de problème', 'Reçus', 'Ouverts', 'Première réponse', 'Décision'],
  noTypes: 'Aucun signalement pendant cette période.',
  moderators: 'Par membre de l’équipe',
  moderatorColumns: [
    'Nom',
    'Décisions',
    'Délai de décision',
    'Premières réponses',
    'Délai de première réponse',
    'Contestées',
    'Annulées',
  ],
  noModerators: 'Aucune décision ni réponse pendant cette période.',
  noName: 'Sans nom',
  time,
};
