import * as Type from 'typebox';
import { Id } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';

const count = Type.Integer({ minimum: 1 });

export const likeNotices = noticeKindsOf({
  match: {
    about: Type.Object({ memberId: Id, firstName: Type.String() }),
    channels: { app: true, mail: true, push: true },
    page: '/matches',
    anchor: 'memberId',
    gathered: true,
  },
  /** Names nobody, and does not change when a like is undone: the number of likes grows with it. */
  like: {
    about: Type.Object({ count }),
    channels: { app: true, mail: false, push: true },
    page: '/likes',
    anchor: null,
    gathered: true,
  },
  superlike: {
    about: Type.Object({ count }),
    channels: { app: true, mail: true, push: true },
    page: '/likes',
    anchor: null,
    gathered: true,
  },
});
