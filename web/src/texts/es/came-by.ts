import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'Llegó con invitación de',
  member: 'Un miembro',
  joined: 'Registros con ella',
  banned: 'De ellos, cuentas vetadas',
};
