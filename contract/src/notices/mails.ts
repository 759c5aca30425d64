import * as Type from 'typebox';
import { defineMails } from '../mails.ts';

export const noticesMails = defineMails({
  /** Several notices in one mail. Without names, as others may read the mailbox. */
  'gathered-notices': {
    data: Type.Object({
      count: Type.Integer(),
      lines: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
    }),
  },
});
