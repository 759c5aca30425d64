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

const messagesFrom = (firstName: string, count: number, number: string) =>
  plural(count, {
    one: `Masz ${number} nową wiadomość od: ${firstName}.`,
    few: `Masz ${number} nowe wiadomości od: ${firstName}.`,
    many: `Masz ${number} nowych wiadomości od: ${firstName}.`,
    other: `Masz ${number} nowej wiadomości od: ${firstName}.`,
  });

export const sentences: NoticeSentences<Kinds> = {
  message: ({ firstName, count }, { number }) =>
    count ? messagesFrom(firstName, count, number(count)) : `Masz nową wiadomość od: ${firstName}.`,
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'Masz nową wiadomość' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} – nowa wiadomość`,
};

export const lines: NoticeLines<Kinds> = { message: 'Masz nową wiadomość' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'Masz nową wiadomość',
    preview: 'Pisze do Ciebie ktoś z Twoich dopasowań.',
    title: 'Masz nową wiadomość',
    parts: [
      { text: 'Pisze do Ciebie ktoś z Twoich dopasowań.' },
      { label: 'Przeczytaj wiadomość', href: link.matches },
    ],
    reason: `Dostajesz ten e-mail, bo masz dopasowanie w serwisie ${brand}.`,
  }),
};
