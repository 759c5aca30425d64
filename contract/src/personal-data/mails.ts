import * as Type from 'typebox';
import { Time } from '../common.ts';
import { defineMails } from '../mails.ts';

export const personalDataMails = defineMails({
  'leaving-code': {
    toUnconfirmed: true,
    data: Type.Object({ code: Type.String(), minutes: Type.Integer() }),
  },
  /** The time until which the member can come back. */
  leaving: { data: Type.Object({ until: Time }) },
  'archive-ready': { data: Type.Object({ token: Type.String(), until: Time }) },
});
