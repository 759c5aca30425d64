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
    `A partir de ${date(from)} vale: ${title}. Leia e aceite.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'Novidades da equipe' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'Há novidades da equipe',
  'page.binding': () => 'Há algo novo para ler e aceitar',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `Novidades do ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'Ler no app', href: link.news },
    ],
    reason: `Você recebeu este e-mail porque ativou os e-mails com novidades do ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `Novo a partir de ${formatDate(from)}: ${title}`,
    preview: `A partir de ${formatDate(from)} vale: ${title}. Leia e aceite.`,
    title,
    parts: [
      { text: `A partir de ${formatDate(from)} vale: ${title}. Leia e aceite.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Ler e aceitar', href: link.agree },
    ],
    reason: `Você recebeu este e-mail porque isso vale para sua conta no ${brand}.`,
  }),
};
