import * as Type from 'typebox';
import { Nullable, OneOf } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';
import { refusalReasons } from './reasons.ts';

const channels = { app: 'always', mail: 'always', push: 'always' } as const;

export const approvalNotices = noticeKindsOf({
  /** The member can now see people, and is seen. */
  'approval.approved': {
    about: Type.Object({}),
    channels,
    mailedBy: 'settings',
    page: '/discover',
    anchor: null,
    icon: 'hearts',
  },
  'approval.refused': {
    about: Type.Object({
      reason: OneOf(refusalReasons),
      words: Nullable(Type.String({ description: 'What the team wrote' })),
    }),
    channels,
    mailedBy: 'settings',
    page: '/approval',
    anchor: null,
    icon: 'scale',
  },
});
