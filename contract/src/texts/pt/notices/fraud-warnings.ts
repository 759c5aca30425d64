import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

const someone = 'alguém que escreveu para você';
const banned = (name: string | null) =>
  name === null ? `Banimos por fraude ${someone}` : `Banimos ${name} por fraude`;

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `${banned(name)}. A identidade pode ser falsa, e a última mensagem para você é de ${date(lastWroteAt)}. Nunca mande dinheiro para essa pessoa.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `Erramos sobre ${name ?? someone} e pedimos desculpas. Nosso alerta de ${date(warnedAt)} não vale mais.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => banned(name),
  'fraud.withdrawn': ({ name }) => `Erramos sobre ${name ?? someone}`,
};
