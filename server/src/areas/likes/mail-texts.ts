import type { Letter, MailContext, MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface LikeMails {
  /** Does not say with whom, as others may read the mailbox. */
  'new-match': object;
  /** Without names. */
  'new-likes': { readonly count: number };
  'new-superlikes': { readonly count: number };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends LikeMails {}
}

const plenty = (count: number, one: string, more: string) =>
  count === 1 ? `Someone ${one}` : `${count.toLocaleString('en')} people ${more}`;

const liked = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'See who it could be.',
  title: subject,
  parts: [{ text: 'Like them back to match.' }, { label: 'See your likes', href: link.likes }],
  reason: `You're getting this email because others can see your profile on ${brand}.`,
});

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
  'new-likes': ({ count }, context) => liked(plenty(count, 'likes you', 'like you'), context),
  'new-superlikes': ({ count }, context) =>
    liked(plenty(count, 'sent you a super like', 'sent you a super like'), context),
};

export const mailTexts: MailTexts<LikeMails> = { en };
