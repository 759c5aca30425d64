import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `We banned ${name ?? 'someone who wrote to you'} for fraud. They may have used a false identity, and last wrote to you on ${date(lastWroteAt)}. Never send them money.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `We were wrong about ${name ?? 'someone who wrote to you'}, and we're sorry. Our warning of ${date(warnedAt)} no longer applies.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `We banned ${name ?? 'someone who wrote to you'} for fraud`,
  'fraud.withdrawn': ({ name }) => `We were wrong about ${name ?? 'someone who wrote to you'}`,
};
