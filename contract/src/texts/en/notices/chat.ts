import type { chatNotices } from '../../../chat/notices.ts';
import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof chatNotices;

export const sentences: NoticeSentences<Kinds> = {
  message: ({ firstName, count }, { number }) =>
    count ? `${firstName} sent you ${number(count)} messages.` : `${firstName} sent you a message.`,
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'You have a new message' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} sent you a message`,
};

export const lines: NoticeLines<Kinds> = { message: 'You have a new message' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'You have a new message',
    preview: 'Someone you matched with wrote to you.',
    title: 'You have a new message',
    parts: [
      { text: 'Someone you matched with wrote to you.' },
      { label: 'Read the message', href: link.matches },
    ],
    reason: `You're getting this email because you have a match on ${brand}.`,
  }),
};
