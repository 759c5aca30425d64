import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'Tout est traité',
  noneAbout: 'Les nouveaux dossiers s’affichent ici automatiquement.',
  noneMatching: 'Aucun dossier ne correspond à ces filtres',
  clear: 'Retirer les filtres',
};
