import type { Translated } from '@kindred/contract/texts/translated';
import type { roles as en } from '../en/roles.ts';

/** Roles are areas of work, which have no gender. */
export const roles: Translated<typeof en> = {
  administrator: 'Administration',
  moderator: 'Moderation',
  support: 'Support',
  analyst: 'Analyse',
};
