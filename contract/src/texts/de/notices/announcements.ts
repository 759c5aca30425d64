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
    `Ab ${date(from)} gilt: ${title}. Bitte lies es und stimme zu.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'Neuigkeiten vom Team' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'Es gibt Neuigkeiten vom Team',
  'page.binding': () => 'Bitte lies etwas Neues und stimme zu',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `Neues von ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'In der App lesen', href: link.news },
    ],
    reason: `Du bekommst diese E-Mail, weil du E-Mails mit Neuigkeiten von ${brand} eingeschaltet hast.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `Neu ab ${formatDate(from)}: ${title}`,
    preview: `Ab ${formatDate(from)} gilt: ${title}. Bitte lies es und stimme zu.`,
    title,
    parts: [
      { text: `Ab ${formatDate(from)} gilt: ${title}. Bitte lies es und stimme zu.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Lesen und zustimmen', href: link.agree },
    ],
    reason: `Du bekommst diese E-Mail, weil das für dein Konto bei ${brand} gilt.`,
  }),
};
