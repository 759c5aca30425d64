import type { likeNotices } from '../../../likes/notices.ts';
import type { Letter, MailContext } from '../../../mails.ts';
import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { plural } from '../plural.ts';

type Kinds = typeof likeNotices;
type Format = (count: number) => string;

const liked = (count: number, format: Format = String) =>
  plural(count, {
    one: 'Tu plais à quelqu’un',
    other: `Tu plais à ${format(count)} personnes`,
  });

/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' Cette personne a lu ton profil et t’a écrit.';
  return plural(notes, {
    one: ' L’une d’elles t’a écrit.',
    other: ` ${format(notes)} d’entre elles t’ont écrit.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `Tu as un match avec ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} t’a envoyé un super like.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'Tu as un nouveau match',
  like: 'Tu plais à quelqu’un',
  superlike: 'Tu reçois un super like',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `Tu as un match avec ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} t’a envoyé un super like`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'Tu as un nouveau match',
  like: 'Tu plais à quelqu’un',
  superlike: 'Tu as reçu un super like',
};

const inFrench: Format = (count) => count.toLocaleString('fr');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'Découvre qui ça pourrait être.',
  title: subject,
  parts: [
    { text: 'Si c’est réciproque, c’est un match.' },
    { label: 'Voir tes likes', href: link.likes },
  ],
  reason: `Tu reçois cet e-mail parce que d’autres peuvent voir ton profil sur ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'Tu as un nouveau match',
    preview: 'Quelqu’un te plaît, et c’est réciproque.',
    title: 'Tu as un nouveau match',
    parts: [
      { text: 'Quelqu’un te plaît, et c’est réciproque.' },
      { label: 'Voir ton match', href: link.matches },
    ],
    reason: `Tu reçois cet e-mail parce que tu as liké quelqu’un sur ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inFrench), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Quelqu’un t’a envoyé un super like', context),
};
