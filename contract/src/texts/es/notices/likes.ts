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
    one: 'Le gustas a alguien',
    other: `Les gustas a ${format(count)} personas`,
  });

/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' Leyó tu perfil y te escribió.';
  return plural(notes, {
    one: ' Una de ellas te escribió.',
    other: ` ${format(notes)} de ellas te escribieron.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `Tienes un match con ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} te envió un superlike.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'Tienes un match nuevo',
  like: 'Le gustas a alguien',
  superlike: 'Alguien te envía un superlike',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `Tienes un match con ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} te envió un superlike`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'Tienes un match nuevo',
  like: 'Le gustas a alguien',
  superlike: 'Recibiste un superlike',
};

const inSpanish: Format = (count) => count.toLocaleString('es');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'Mira quién podría ser.',
  title: subject,
  parts: [
    { text: 'Si el gusto es mutuo, hay match.' },
    { label: 'Ver tus likes', href: link.likes },
  ],
  reason: `Recibes este correo porque otras personas pueden ver tu perfil en ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'Tienes un match nuevo',
    preview: 'También le gustas a alguien que te gusta.',
    title: 'Tienes un match nuevo',
    parts: [
      { text: 'También le gustas a alguien que te gusta.' },
      { label: 'Ver tu match', href: link.matches },
    ],
    reason: `Recibes este correo porque le diste like a alguien en ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inSpanish), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Alguien te envió un superlike', context),
};
