import type { messages as en } from '../en/contents.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  hidden: 'Contém uma das suas palavras ocultas',
  show: 'Mostrar',
  deleted: 'Mensagem apagada',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Foto' },
};
