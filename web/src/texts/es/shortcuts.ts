import type { messages as en } from '../en/shortcuts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  single: 'Atajos de una sola tecla',
  singleAbout: 'Desactívalos si tu teclado o tu entrada de voz los activan por error.',
};
