import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

const account = (name: string | null) => (name === null ? 'حساب شخص راسلك' : `حساب ${name}`);

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `حجبنا ${account(name)} بسبب الاحتيال. ربما كانت الهوية مزيفة، وآخر رسالة وصلتك منه كانت في ${date(lastWroteAt)}. لا ينبغي إرسال المال إليه أبدًا.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `أخطأنا بشأن ${account(name)}، ونعتذر عن ذلك. لم يعد تحذيرنا بتاريخ ${date(warnedAt)} قائمًا.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `حجبنا ${account(name)} بسبب الاحتيال`,
  'fraud.withdrawn': ({ name }) => `أخطأنا بشأن ${account(name)}`,
};
