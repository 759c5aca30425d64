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
  plural(count, { one: 'Alguém curtiu você', other: `${format(count)} pessoas curtiram você` });

/** Of the people who like the member. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (!notes) return '';
  if (count === 1) return ' Essa pessoa leu seu perfil e escreveu para você.';
  return plural(notes, {
    one: ' Uma delas escreveu para você.',
    other: ` ${format(notes)} delas escreveram para você.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `Você e ${firstName} deram match.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} enviou uma supercurtida para você.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'Você tem um novo match',
  like: 'Alguém curte você',
  superlike: 'Alguém envia uma supercurtida para você',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `Você e ${firstName} deram match`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `${firstName} enviou uma supercurtida para você`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'Você tem um novo match',
  like: 'Alguém curtiu você',
  superlike: 'Você recebeu uma supercurtida',
};

const inPortuguese: Format = (count) => count.toLocaleString('pt-BR');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'Veja quem pode ser.',
  title: subject,
  parts: [
    { text: 'Curta de volta para dar match.' },
    { label: 'Ver suas curtidas', href: link.likes },
  ],
  reason: `Você recebeu este e-mail porque outras pessoas podem ver seu perfil no ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'Você tem um novo match',
    preview: 'Alguém que você curtiu também curtiu você.',
    title: 'Você tem um novo match',
    parts: [
      { text: 'Alguém que você curtiu também curtiu você.' },
      { label: 'Ver seu match', href: link.matches },
    ],
    reason: `Você recebeu este e-mail porque curtiu alguém no ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inPortuguese), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('Alguém enviou uma supercurtida para você', context),
};
