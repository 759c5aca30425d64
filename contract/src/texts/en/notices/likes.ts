import type { likeNotices } from '../../../likes/notices.ts';
import type { Letter, MailContext } from '../../../mails.ts';
import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof likeNotices;
type Format = (count: number) => string;

const people = (count: number, one: string, more: string, format: Format) =>
  count === 1 ? `Someone ${one}` : `${format(count)} people ${more}`;

const liked = (count: number, format: Format = String) =>
  people(count, 'likes you', 'like you', format);
/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' They read your profile and wrote to you.';
  return notes === 1 ? ' One of them wrote to you.' : ` ${format(notes)} of them wrote to you.`;
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `You matched with ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} sent you a super like.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'You have a new match',
  like: 'Someone likes you',
  superlike: 'Someone sends you a super like',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `You matched with ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} sent you a super like`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'You have a new match',
  like: 'Someone likes you',
  superlike: 'You got a super like',
};

const inEnglish: Format = (count) => count.toLocaleString('en');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'See who it could be.',
  title: subject,
  parts: [{ text: 'Like them back to match.' }, { label: 'See your likes', href: link.likes }],
  reason: `You're getting this email because others can see your profile on ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'You have a new match',
    preview: 'Someone you like also likes you.',
    title: 'You have a new match',
    parts: [
      { text: 'Someone you like also likes you.' },
      { label: 'See your match', href: link.matches },
    ],
    reason: `You're getting this email because you liked someone on ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inEnglish), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Someone sent you a super like', context),
};
