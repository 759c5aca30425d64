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
const superliked = (count: number, format: Format = String) =>
  people(count, 'sent you a super like', 'sent you a super like', format);

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `You matched with ${firstName}.`,
  like: ({ count }, { number }) => `${liked(count, number)}.`,
  superlike: ({ count }, { number }) => `${superliked(count, number)}.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'You have a new match',
  like: 'Someone likes you',
  superlike: 'Someone sends you a super like',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `You matched with ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ count }) => superliked(count),
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
  superlike: ({ count }, context) => likesLetter(superliked(count, inEnglish), context),
};
