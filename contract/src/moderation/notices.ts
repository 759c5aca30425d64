import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';
import { rejectReasons } from './reject-reasons.ts';

export const moderationNotices = noticeKindsOf({
  'photo.rejected': {
    about: Type.Object({ reason: OneOf(rejectReasons) }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/profile',
    anchor: null,
    icon: 'photo',
  },
});
