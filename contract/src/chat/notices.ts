import * as Type from 'typebox';
import { Id } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

export const chatNotices = noticeKindsOf({
  /** One for each person with unread messages. */
  message: {
    about: Type.Object({
      memberId: Id,
      firstName: Type.String(),
      /** Of unread messages, if there are several. */
      count: Type.Optional(Type.Integer({ minimum: 2 })),
    }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/matches',
    anchor: 'memberId',
    icon: 'message',
    isAboutPeople: true,
    gathered: true,
    showsLine: true,
    latest: true,
    mailAfter: 10,
  },
});

/** It does not say from whom, as others may read the mailbox. */
export const chatNoticeLetters: NoticeLetters<typeof chatNotices> = {
  message: (_about, { say, link }) => [say('wrote'), { label: say('read'), href: link.matches }],
};
