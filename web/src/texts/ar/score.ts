import { countingMinutes } from '@kindred/contract/profiles/answers';
import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/score.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';

const list = new Intl.ListFormat('ar');

const others = (count: number) =>
  plural(count, {
    one: 'اهتمام آخر',
    two: 'اهتمامان آخران',
    few: `${count} اهتمامات أخرى`,
    many: `${count} اهتمامًا آخر`,
    other: `${count} اهتمام آخر`,
  });

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `أسباب التوافق بينك وبين ${name}`,
  words: {
    strong: 'توافق قوي',
    good: 'توافق جيد',
    some: 'بعض التوافق',
    low: 'إجابات مشتركة قليلة',
  },
  from: (answers: number) =>
    `من ${plural(answers, {
      one: 'إجابة مفتوحة واحدة',
      two: 'إجابتين مفتوحتين',
      few: `${answers} إجابات مفتوحة`,
      many: `${answers} إجابة مفتوحة`,
      other: `${answers} إجابة مفتوحة`,
    })}`,
  new: 'بداية تعارف',
  ask: (missing: number) =>
    plural(missing, {
      one: 'إجابة سؤال واحد تُظهر لك التوافق',
      two: 'إجابة سؤالين تُظهر لك التوافق',
      few: `إجابة ${missing} أسئلة تُظهر لك التوافق`,
      many: `إجابة ${missing} سؤالًا تُظهر لك التوافق`,
      other: `إجابة ${missing} سؤال تُظهر لك التوافق`,
    }),
  tooFew: 'الإجابات غير كافية للمقارنة',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `تُحتسب إجاباتك الجديدة بحلول ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}`
      : `تُحتسب إجاباتك الجديدة خلال ${plural(countingMinutes, {
          one: 'دقيقة واحدة',
          two: 'دقيقتين',
          few: `${countingMinutes} دقائق`,
          many: `${countingMinutes} دقيقة`,
          other: `${countingMinutes} دقيقة`,
        })}`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'تبحثان عن علاقة دائمة',
    'تبحثان عن علاقة تنمو على مهل',
    'تبحثان عن علاقة بلا التزام',
    'لا تعرفان بعد عمّا تبحثان',
  ] as readonly string[],
  hopes: 'هدفكما من التعارف متقارب',
  agreeOn: (topics: readonly string[]) => `تتفقان حول ${list.format(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `اهتمامات مشتركة: ${list.format(more > 0 ? [...interests, others(more)] : interests)}`,
  agreed: (count: number, of: number) => `الإجابات المفتوحة التي اتفقتما عليها: ${count} من ${of}`,
  none: 'لا توجد إجابات أو اهتمامات مشتركة بعد',
};
