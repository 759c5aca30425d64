import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'Alguém pode ter menos de 18 anos',
  life: 'Alguém pode se machucar',
  violence: 'Ameaça ou violência',
  'intimate-picture': 'Uma imagem íntima',
};
