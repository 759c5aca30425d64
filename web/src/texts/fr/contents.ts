import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/contents.ts';

export const messages: Translated<typeof en> = {
  hidden: 'Contient un de tes mots masqués',
  show: 'Afficher',
  deleted: 'Message supprimé',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Photo' },
};
