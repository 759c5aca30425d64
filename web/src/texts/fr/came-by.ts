import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'Sur invitation de',
  member: 'Un membre',
  joined: 'Inscriptions avec elle',
  banned: 'Dont comptes bannis',
};
