import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `Vetamos a ${name ?? 'alguien que te escribió'} por fraude. Puede haber usado una identidad falsa, y te escribió por última vez el ${date(lastWroteAt)}. Nunca le envíes dinero.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `Nos equivocamos con ${name ?? 'alguien que te escribió'} y lo sentimos. Nuestra advertencia del ${date(warnedAt)} ya no es válida.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `Vetamos a ${name ?? 'alguien que te escribió'} por fraude`,
  'fraud.withdrawn': ({ name }) => `Nos equivocamos con ${name ?? 'alguien que te escribió'}`,
};
