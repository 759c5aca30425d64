import type { Translated } from '@kindred/contract/texts/translated';
import type { roles as en } from '../en/roles.ts';

export const roles: Translated<typeof en> = {
  administrator: 'Administration',
  moderator: 'Modération',
  support: 'Assistance',
  analyst: 'Analyse',
};
