import * as Type from 'typebox';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

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

export const safetyNoticeLetters: NoticeLetters<typeof safetyNotices> = {
  'safety.held': (_about, { say, link }) => ({
    preview: say('waits'),
    parts: [say('waits'), say('why'), { label: say('explain'), href: link.matches }],
  }),
  'safety.released': (_about, { say, link }) => [
    say('delivered'),
    { label: say('seeChats'), href: link.matches },
  ],
};
