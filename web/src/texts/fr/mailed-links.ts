import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/mailed-links.ts';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'Ce lien est incomplet. Il faut le rouvrir depuis l’e-mail.',
  loading: 'Ouverture du lien…',
  failed: 'Impossible d’ouvrir ce lien',
  again: 'Réessayer',
  toHelp: 'Centre d’aide',
};
