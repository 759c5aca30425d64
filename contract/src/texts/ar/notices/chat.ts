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
    plural(count || 1, {
      one: `وصلتك رسالة من ${firstName}.`,
      two: `وصلتك رسالتان من ${firstName}.`,
      few: `وصلتك ${number(count ?? 0)} رسائل من ${firstName}.`,
      many: `وصلتك ${number(count ?? 0)} رسالة من ${firstName}.`,
      other: `وصلتك ${number(count ?? 0)} رسالة من ${firstName}.`,
    }),
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'وصول رسالة جديدة' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `وصلتك رسالة من ${firstName}`,
};

export const lines: NoticeLines<Kinds> = { message: 'لديك رسالة جديدة' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'لديك رسالة جديدة',
    preview: 'وصلتك رسالة من أحد تطابقاتك.',
    title: 'لديك رسالة جديدة',
    parts: [
      { text: 'وصلتك رسالة من أحد تطابقاتك.' },
      { label: 'قراءة الرسالة', href: link.matches },
    ],
    reason: `وصلتك هذه الرسالة لأن لديك تطابقًا على ${brand}.`,
  }),
};
