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
    one: 'Jemand hat dich gelikt',
    other: `${format(count)} Personen haben dich gelikt`,
  });

/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' Dein Profil wurde gelesen, und es gibt einen Gruß für dich.';
  return plural(notes, {
    one: ' Eine davon hat dir einen Gruß geschrieben.',
    other: ` ${format(notes)} davon haben dir einen Gruß geschrieben.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `Du hast ein Match mit ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} hat dir ein Super-Like geschickt.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'Du hast ein neues Match',
  like: 'Jemand likt dich',
  superlike: 'Jemand schickt dir ein Super-Like',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `Du hast ein Match mit ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} hat dir ein Super-Like geschickt`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'Du hast ein neues Match',
  like: 'Jemand hat dich gelikt',
  superlike: 'Du hast ein Super-Like bekommen',
};

const inGerman: Format = (count) => count.toLocaleString('de');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'Schau nach, wer es sein könnte.',
  title: subject,
  parts: [
    { text: 'Likst du zurück, habt ihr ein Match.' },
    { label: 'Likes ansehen', href: link.likes },
  ],
  reason: `Du bekommst diese E-Mail, weil dein Profil bei ${brand} für andere sichtbar ist.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'Du hast ein neues Match',
    preview: 'Dein Like wurde erwidert.',
    title: 'Du hast ein neues Match',
    parts: [{ text: 'Dein Like wurde erwidert.' }, { label: 'Match ansehen', href: link.matches }],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} jemanden gelikt hast.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inGerman), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Jemand hat dir ein Super-Like geschickt', context),
};
