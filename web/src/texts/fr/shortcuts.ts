import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shortcuts.ts';

export const messages: Translated<typeof en> = {
  single: 'Raccourcis à une touche',
  singleAbout: 'À désactiver si le clavier ou la saisie vocale les déclenche par erreur.',
};
