import type { Area } from '../../platform/area.ts';
import { eraseMember } from './erase-member.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { invitationCodeRoutes, visibility } from './routes.ts';

/** Codes with which people register, of members and of partners. Registering with one is in the area of accounts. */
export const invitationCodes: Area = {
  name: 'invitation-codes',
  visibility,
  personalData,
  limits,
  eraseMember,
  routes: invitationCodeRoutes,
};
