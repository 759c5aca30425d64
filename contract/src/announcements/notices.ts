import * as Type from 'typebox';
import { Day } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

export const announcementNotices = noticeKindsOf({
  /** The owner of the site writes to members. It is mailed only to those who asked for it. */
  announcement: {
    about: Type.Object({ title: Type.String(), text: Type.String() }),
    channels: { app: true, mail: false, push: false },
    mailedBy: 'settings',
    page: '/news',
    anchor: null,
    icon: 'bell',
  },
  /** Members have to accept a page from a day on. The law asks that they are told in time, so no one can turn it off. */
  'page.binding': {
    about: Type.Object({
      title: Type.String(),
      from: Day,
      text: Type.String({ description: 'What has changed, in words of the owner. Perhaps empty' }),
    }),
    channels: { app: 'always', mail: 'always', push: 'always' },
    mailedBy: 'settings',
    page: '/agree',
    anchor: null,
    icon: 'scale',
  },
});

export const announcementNoticeLetters: NoticeLetters<typeof announcementNotices> = {
  announcement: ({ title, text }, { say, link }) => ({
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: say('read'), href: link.news },
    ],
  }),
  'page.binding': ({ title, text }, { say, link }) => ({
    preview: say('applies'),
    title,
    parts: [
      say('applies'),
      text !== '' && { written: text },
      { label: say('read'), href: link.agree },
    ],
  }),
};
