import type { announcementNotices } from '../../../announcements/notices.ts';
import { formatDate } from '../format-date.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof announcementNotices;

export const sentences: NoticeSentences<Kinds> = {
  announcement: ({ title }) => title,
  'page.binding': ({ title, from }, { date }) =>
    `From ${date(from)} this applies: ${title}. Please read and accept it.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'News from the team' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'There is news from the team',
  'page.binding': () => 'Please read and accept something new',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `News from ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'Read it in the app', href: link.news },
    ],
    reason: `You're getting this email because you turned on emails with news from ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `New from ${formatDate(from)}: ${title}`,
    preview: `From ${formatDate(from)} this applies: ${title}. Please read and accept it.`,
    title,
    parts: [
      { text: `From ${formatDate(from)} this applies: ${title}. Please read and accept it.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Read and accept', href: link.agree },
    ],
    reason: `You get this email because it applies to your account on ${brand}.`,
  }),
};
