import * as Type from 'typebox';
import { Id } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

export const searchNotices = noticeKindsOf({
  'search.new-people': {
    about: Type.Object({
      /** The search with the most new people. */
      searchId: Id,
      searches: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
    }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/browse',
    anchor: 'searchId',
    icon: 'search',
    gathered: true,
  },
});

/** It names no search, as others may read the mailbox. */
export const searchNoticeLetters: NoticeLetters<typeof searchNotices> = {
  'search.new-people': (_about, { say, link }) => [
    say('since'),
    { label: say('see'), href: link.browse },
  ],
};
