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
    `ابتداءً من ${date(from)} يسري: ${title}. يُرجى القراءة والقبول.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'أخبار من الفريق' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'توجد أخبار من الفريق',
  'page.binding': () => 'يوجد جديد للقراءة والقبول',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `أخبار من ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'اقرأها في التطبيق', href: link.news },
    ],
    reason: `تصلك هذه الرسالة لأنك فعّلت رسائل الأخبار من ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `جديد ابتداءً من ${formatDate(from)}: ${title}`,
    preview: `ابتداءً من ${formatDate(from)} يسري: ${title}. يُرجى القراءة والقبول.`,
    title,
    parts: [
      { text: `ابتداءً من ${formatDate(from)} يسري: ${title}. يُرجى القراءة والقبول.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'قراءة وقبول', href: link.agree },
    ],
    reason: `تصلك هذه الرسالة لأن ذلك يسري على حسابك في ${brand}.`,
  }),
};
