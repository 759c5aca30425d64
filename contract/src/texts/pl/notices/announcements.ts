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
    `Od ${date(from)} obowiązuje: ${title}. Przeczytaj i zaakceptuj.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'Nowości od zespołu' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'Są nowości od zespołu',
  'page.binding': () => 'Jest coś nowego do przeczytania i zaakceptowania',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `Nowości od ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'Przeczytaj w aplikacji', href: link.news },
    ],
    reason: `Ten e-mail jest wysłany, bo w ustawieniach włączono e-maile z nowościami od ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `Nowe od ${formatDate(from)}: ${title}`,
    preview: `Od ${formatDate(from)} obowiązuje: ${title}. Przeczytaj i zaakceptuj.`,
    title,
    parts: [
      { text: `Od ${formatDate(from)} obowiązuje: ${title}. Przeczytaj i zaakceptuj.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Przeczytaj i zaakceptuj', href: link.agree },
    ],
    reason: `Ten e-mail jest wysłany, bo dotyczy twojego konta na ${brand}.`,
  }),
};
