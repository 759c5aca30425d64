import * as Type from 'typebox';
import { noticeKindsOf } from '../notices/kinds.ts';

const kind = {
  about: Type.Object({}),
  channels: { app: 'always', mail: 'always', push: 'always' },
  mailedBy: 'settings',
  page: '/matches',
  anchor: null,
  icon: 'shield',
} as const;

export const safetyNotices = noticeKindsOf({
  /** First messages of the member to new people wait. */
  'safety.held': kind,
  /** They no longer wait. */
  'safety.released': kind,
});
