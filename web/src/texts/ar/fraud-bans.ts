import type { messages as en } from '../en/fraud-bans.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const people = (count: number) =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: `${formatNumber(count)} أشخاص`,
    many: `${formatNumber(count)} شخصًا`,
    other: `${formatNumber(count)} شخص`,
  });

/** After a preposition. */
const toPeople = (count: number) => (count === 2 ? 'شخصين' : people(count));

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'جارٍ إحصاء من وصلتهم رسائل من هذا الحساب…',
    toWarn: (count: number) =>
      count === 0
        ? 'بسبب الاحتيال. لا يوجد من يُحذَّر.'
        : `بسبب الاحتيال. سيُرسَل تحذير بإشعار وبالبريد الإلكتروني إلى ${toPeople(count)} ممن وصلتهم رسائل من هذا الحساب.`,
    alsoWarned: (count: number) => `سبق إرسال تحذير إلى ${toPeople(count)}.`,
    forFraud: 'بسبب الاحتيال',
    forFraudAbout: 'يُحذَّر كل من وصلته رسائل من هذا الحساب، حتى من حظره أو ألغى التطابق معه.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'الحساب محجوب بسبب الاحتيال. لم يُحذَّر أحد بعد.'
        : `الحساب محجوب بسبب الاحتيال. سيُسحب التحذير المرسَل إلى ${toPeople(count)} مع اعتذار.`,
  },
  case: {
    waiting: 'سيُرسَل تحذير من الاحتيال إلى كل من وصلته رسائل من هذا الحساب.',
    warned: (count: number) => `تحذير من الاحتيال: ${people(count)}`,
    withdrawn: (count: number) => `سحب التحذير: ${people(count)}`,
  },
};
