import type { messages as en } from '../en/shortcuts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  single: 'Atalhos de uma tecla',
  singleAbout: 'Desative se seu teclado ou sua entrada de voz os aciona por engano.',
};
