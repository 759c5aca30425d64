import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { defineMails } from '../mails.ts';
import { staffRoles } from '../route.ts';

export const teamMails = defineMails({
  /** Sent to an address that is not verified. */
  invitation: { data: Type.Object({ token: Type.String(), role: OneOf(staffRoles) }) },
});
