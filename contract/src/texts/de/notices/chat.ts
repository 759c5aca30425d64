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
      ? `${firstName} hat dir ${number(count)} ${plural(count, { one: 'Nachricht', other: 'Nachrichten' })} geschickt.`
      : `${firstName} hat dir eine Nachricht geschickt.`,
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'Du hast eine neue Nachricht' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} hat dir eine Nachricht geschickt`,
};

export const lines: NoticeLines<Kinds> = { message: 'Du hast eine neue Nachricht' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'Du hast eine neue Nachricht',
    preview: 'Eines deiner Matches hat dir geschrieben.',
    title: 'Du hast eine neue Nachricht',
    parts: [
      { text: 'Eines deiner Matches hat dir geschrieben.' },
      { label: 'Nachricht lesen', href: link.matches },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} ein Match hast.`,
  }),
};
