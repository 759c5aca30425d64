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
      ? `${firstName} enviou ${number(count)} ${plural(count, { one: 'mensagem', other: 'mensagens' })} para você.`
      : `${firstName} enviou uma mensagem para você.`,
};

export const settings: NoticeSettingTexts<Kinds> = { message: 'Você recebe uma mensagem' };

export const pushes: NoticePushes<Kinds> = {
  message: ({ firstName }) => `${firstName} enviou uma mensagem para você`,
};

export const lines: NoticeLines<Kinds> = { message: 'Você tem uma nova mensagem' };

export const mails: NoticeMails<Kinds> = {
  /** Does not say from whom, as others may read the mailbox. */
  message: (_about, { brand, link }) => ({
    subject: 'Você tem uma nova mensagem',
    preview: 'Um dos seus matches escreveu para você.',
    title: 'Você tem uma nova mensagem',
    parts: [
      { text: 'Um dos seus matches escreveu para você.' },
      { label: 'Ler a mensagem', href: link.matches },
    ],
    reason: `Você recebeu este e-mail porque tem um match no ${brand}.`,
  }),
};
