import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'Entrou com convite de',
  member: 'Um membro',
  joined: 'Entraram com ele',
  banned: 'Destas, contas banidas',
};
