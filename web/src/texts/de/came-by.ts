import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'Kam mit Einladung von',
  member: 'Ein Mitglied',
  joined: 'Damit beigetreten',
  banned: 'Davon gesperrt',
};
