import * as Type from 'typebox';
import { Nullable, OneOf } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';
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

export const approvalNoticeLetters: NoticeLetters<typeof approvalNotices> = {
  'approval.approved': (_about, { say, link }) => ({
    preview: say('approved'),
    parts: [say('approved'), { label: say('see'), href: link.discover }],
  }),
  'approval.refused': ({ reason, words }, { say, shared, link }) => ({
    preview: shared(`approval-reasons/${reason}/member`),
    parts: [
      shared(`approval-reasons/${reason}/member`),
      words !== null && say('wrote', { words }),
      say('again'),
      { label: say('see'), href: link.approval },
    ],
  }),
};
