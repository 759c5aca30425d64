import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

const someone = 'quelqu’un qui t’a écrit';

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `Nous avons banni ${name ?? someone} pour fraude. Son identité était peut-être fausse, et son dernier message date du ${date(lastWroteAt)}. N’envoie jamais d’argent.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `Nous avons fait erreur sur ${name ?? someone}. Toutes nos excuses : notre alerte du ${date(warnedAt)} n’est plus valable.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `Nous avons banni ${name ?? someone} pour fraude`,
  'fraud.withdrawn': ({ name }) => `Nous avons fait erreur sur ${name ?? someone}`,
};
