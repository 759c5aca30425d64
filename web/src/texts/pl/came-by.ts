import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/came-by.ts';

export const messages: Translated<typeof en> = {
  by: 'Zaproszenie od',
  member: 'Osoba z kontem',
  joined: 'Dołączyło z nim',
  banned: 'W tym zbanowane',
};
