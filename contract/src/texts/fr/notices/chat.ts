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
  message: ({ firstName, count }, { number }) =>
    count
      ? `${firstName} t’a envoyé ${number(count)} ${plural(count, { one: 'message', other: 'messages' })}.`
      : `${firstName} t’a envoyé un message.`,
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'Tu reçois un nouveau message' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} t’a envoyé un message`,
};

export const lines: NoticeLines<Kinds> = { message: 'Tu as un nouveau message' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'Tu as un nouveau message',
    preview: 'Un de tes matchs t’a écrit.',
    title: 'Tu as un nouveau message',
    parts: [
      { text: 'Un de tes matchs t’a écrit.' },
      { label: 'Lire le message', href: link.matches },
    ],
    reason: `Tu reçois cet e-mail parce que tu as un match sur ${brand}.`,
  }),
};
