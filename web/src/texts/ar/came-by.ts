import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'بدعوة من',
  member: 'عضو',
  joined: 'انضموا بها',
  banned: 'المحجوبون منهم',
};
