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
    `À partir du ${date(from)} s’applique : ${title}. Lis et accepte, s’il te plaît.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'Nouvelles de l’équipe' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'Il y a des nouvelles de l’équipe',
  'page.binding': () => 'Un nouveau texte à lire et à accepter',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `Nouvelles de ${brand} : ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'Lire dans l’app', href: link.news },
    ],
    reason: `Tu reçois cet e-mail parce que tu as activé les e-mails avec les nouvelles de ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `Nouveau à partir du ${formatDate(from)} : ${title}`,
    preview: `À partir du ${formatDate(from)} s’applique : ${title}. Lis et accepte, s’il te plaît.`,
    title,
    parts: [
      {
        text: `À partir du ${formatDate(from)} s’applique : ${title}. Lis et accepte, s’il te plaît.`,
      },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Lire et accepter', href: link.agree },
    ],
    reason: `Tu reçois cet e-mail parce que cela s’applique à ton compte sur ${brand}.`,
  }),
};
