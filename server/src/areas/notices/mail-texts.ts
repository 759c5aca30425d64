import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface NoticeMails {
  /** Does not say from whom, as others may read the mailbox. */
  'new-message': object;
  /** Without names, as others may read the mailbox. */
  'gathered-notices': {
    readonly count: number;
    readonly lines: readonly { readonly text: string; readonly count: number }[];
  };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends NoticeMails {}
}

const en: MailTexts<NoticeMails>['en'] = {
  'new-message': (_data, { brand, link }) => ({
    subject: 'You have a new message',
    preview: 'Someone you matched with wrote to you.',
    title: 'You have a new message',
    parts: [
      { text: 'Someone you matched with wrote to you.' },
      { label: 'Read the message', href: link.matches },
    ],
    reason: `You're getting this email because you have a match on ${brand}.`,
  }),
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: `You have ${count} new notifications`,
    preview: lines.map(({ text }) => text).join(', '),
    title: `You have ${count} new notifications`,
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: "See what's new", href: link.notices },
    ],
    reason: `You're getting this email because of your notification settings on ${brand}.`,
  }),
};

export const mailTexts: MailTexts<NoticeMails> = { en };
