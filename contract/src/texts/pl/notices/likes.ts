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
    one: 'Podobasz się komuś',
    few: `Podobasz się ${format(count)} osobom`,
    many: `Podobasz się ${format(count)} osobom`,
    other: `Podobasz się ${format(count)} osobom`,
  });

/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' Masz od tej osoby liścik.';
  return plural(notes, {
    one: ' Masz od jednej z nich liścik.',
    few: ` Masz od nich ${format(notes)} liściki.`,
    many: ` Masz od nich ${format(notes)} liścików.`,
    other: ` Masz od nich ${format(notes)} liścika.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `${firstName} – nowe dopasowanie.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `Masz superlajka od: ${firstName}.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'Masz nowe dopasowanie',
  like: 'Podobasz się komuś',
  superlike: 'Dostajesz superlajka',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `${firstName} – nowe dopasowanie`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} – superlajk dla ciebie`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'Masz nowe dopasowanie',
  like: 'Podobasz się komuś',
  superlike: 'Masz superlajka',
};

const inPolish: Format = (count) => count.toLocaleString('pl');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'Zobacz, kto to może być.',
  title: subject,
  parts: [
    { text: 'Odwzajemnij polubienie, a będzie dopasowanie.' },
    { label: 'Zobacz polubienia', href: link.likes },
  ],
  reason: `Dostajesz ten e-mail, bo inni widzą Twój profil w serwisie ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'Masz nowe dopasowanie',
    preview: 'Podobasz się komuś, kto podoba się Tobie.',
    title: 'Masz nowe dopasowanie',
    parts: [
      { text: 'Podobasz się komuś, kto podoba się Tobie.' },
      { label: 'Zobacz dopasowanie', href: link.matches },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś podoba Ci się w serwisie ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inPolish), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Masz superlajka', context),
};
