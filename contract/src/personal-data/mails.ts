import * as Type from 'typebox';
import { Day } from '../common.ts';
import { defineMails } from '../mails.ts';

export const personalDataMails = defineMails({
  'leaving-code': {
    toUnconfirmed: true,
    data: Type.Object({ code: Type.String(), minutes: Type.Integer() }),
  },
  /** The day until which the member can come back. */
  leaving: { data: Type.Object({ until: Day }) },
  'archive-ready': { data: Type.Object({ token: Type.String(), until: Day }) },
});
