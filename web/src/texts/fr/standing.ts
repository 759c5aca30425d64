import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/standing.ts';

export const messages: Translated<typeof en> = {
  title: (name: string) => `Signalements infondés : ${name}`,
  close: 'Fermer',
  step: 'Mesure',
  steps: { warn: 'Avertir', 'set-aside': 'Mettre de côté', clear: 'Lever' },
  about: {
    warn: 'Nous prévenons la personne que ses signalements pourront être mis de côté si cela continue.',
    'set-aside':
      'Ses nouveaux signalements attendent dans la file « Mis de côté » jusqu’à cette date, sauf si une vie peut être en danger. Possible après un avertissement suivi d’un autre signalement rejeté.',
    clear: 'Ses signalements sont à nouveau traités normalement.',
  },
  days: 'Jusqu’au',
  length: (days: number, when: string) => `${formatNumber(days)} jours, jusqu’au ${when}`,
  reason: 'Motif',
  reasonAbout: {
    member: 'La personne lit ce texte dans l’appli et par e-mail.',
    team: 'Seule l’équipe lit ce texte.',
  },
  /** The member reads them. */
  reasons: {
    warn: 'Plusieurs de tes signalements portaient sur des choses que nos conditions autorisent ou qui ne se sont pas produites.',
    'set-aside': 'Après notre avertissement, d’autres de tes signalements étaient infondés.',
    clear: '',
  },
  cancel: 'Annuler',
  save: {
    warn: 'Envoyer l’avertissement',
    'set-aside': 'Mettre de côté',
    clear: 'Lever',
  },
};
