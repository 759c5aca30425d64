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
    `A partir del ${date(from)} se aplica: ${title}. Léelo y acéptalo.`,
};

export const settings: NoticeSettingTexts<Kinds> = { announcement: 'Novedades del equipo' };

export const pushes: NoticePushes<Kinds> = {
  announcement: () => 'Hay novedades del equipo',
  'page.binding': () => 'Hay algo nuevo que leer y aceptar',
};

export const mails: NoticeMails<Kinds> = {
  announcement: ({ title, text }, { brand, link }) => ({
    subject: `Novedades de ${brand}: ${title}`,
    preview: text.slice(0, 120),
    title,
    parts: [
      ...text.split(/\n{2,}/).map((written) => ({ written })),
      { label: 'Leer en la app', href: link.news },
    ],
    reason: `Recibes este correo porque activaste los correos con novedades de ${brand}.`,
  }),
  'page.binding': ({ title, from, text }, { brand, link }) => ({
    subject: `Nuevo a partir del ${formatDate(from)}: ${title}`,
    preview: `A partir del ${formatDate(from)} se aplica: ${title}. Léelo y acéptalo.`,
    title,
    parts: [
      { text: `A partir del ${formatDate(from)} se aplica: ${title}. Léelo y acéptalo.` },
      ...(text === '' ? [] : [{ written: text }]),
      { label: 'Leer y aceptar', href: link.agree },
    ],
    reason: `Recibes este correo porque se aplica a tu cuenta en ${brand}.`,
  }),
};
