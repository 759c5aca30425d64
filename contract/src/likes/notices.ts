import * as Type from 'typebox';
import { Id } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

const count = Type.Integer({ minimum: 1 });

export const likeNotices = noticeKindsOf({
  match: {
    about: Type.Object({ memberId: Id, firstName: Type.String() }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/matches',
    anchor: 'memberId',
    icon: 'hearts',
    isAboutPeople: true,
    gathered: true,
    mailAfter: 5,
  },
  /** Names no one. There is one, and it has the number of likes at the time when it is read. */
  like: {
    about: Type.Object({ count, notes: Type.Optional(count) }),
    channels: { app: true, mail: false, push: true },
    mailedBy: 'settings',
    page: '/likes',
    anchor: null,
    icon: 'heart',
    isAboutPeople: true,
    gathered: true,
  },
  /** A super like is meant to be known. */
  superlike: {
    about: Type.Object({ memberId: Id, firstName: Type.String() }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/likes',
    anchor: 'memberId',
    icon: 'star',
    isAboutPeople: true,
    gathered: true,
  },
});

/** They do not say who it is, as others may read the mailbox. */
export const likeNoticeLetters: NoticeLetters<typeof likeNotices> = {
  match: (_about, { say, link }) => [say('mutual'), { label: say('seeMatch'), href: link.matches }],
  like: (_about, { say, link }) => [say('likeBack'), { label: say('see'), href: link.likes }],
  superlike: (_about, { say, link }) => [say('likeBack'), { label: say('see'), href: link.likes }],
};
