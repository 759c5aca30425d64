import * as Type from 'typebox';
import { Id } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';

export const likeNotices = noticeKindsOf({
  match: {
    about: Type.Object({ memberId: Id, firstName: Type.String() }),
    channels: { app: true, mail: true },
    page: '/matches',
    anchor: 'memberId',
  },
});
