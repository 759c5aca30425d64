import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
interface LikeMails {
  /** Does not say with whom, as others may read the mailbox. */
  'new-match': object;
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends LikeMails {}
}

const en: MailTexts<LikeMails>['en'] = {
  'new-match': (_data, { brand, link }) => ({
    subject: 'You have a new match',
    preview: 'Someone you like also likes you.',
    title: 'You have a new match',
    parts: [
      { text: 'Someone you like also likes you.' },
      { label: 'See your match', href: link.matches },
    ],
    reason: `You're getting this email because you liked someone on ${brand}.`,
  }),
};

export const mailTexts: MailTexts<LikeMails> = { en };
