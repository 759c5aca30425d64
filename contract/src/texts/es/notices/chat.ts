import type { chatNotices } from '../../../chat/notices.ts';
import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { plural } from '../plural.ts';

type Kinds = typeof chatNotices;

export const sentences: NoticeSentences<Kinds> = {
  message: ({ firstName, count = 1 }, { number }) =>
    plural(count || 1, {
      one: `${firstName} te envió un mensaje.`,
      other: `${firstName} te envió ${number(count)} mensajes.`,
    }),
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'Tienes un mensaje nuevo' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} te envió un mensaje`,
};

export const lines: NoticeLines<Kinds> = { message: 'Tienes un mensaje nuevo' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'Tienes un mensaje nuevo',
    preview: 'Uno de tus matches te escribió.',
    title: 'Tienes un mensaje nuevo',
    parts: [
      { text: 'Uno de tus matches te escribió.' },
      { label: 'Leer el mensaje', href: link.matches },
    ],
    reason: `Recibes este correo porque tienes un match en ${brand}.`,
  }),
};
