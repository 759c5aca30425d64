import type { PlanId } from '@kindred/contract/premium/plans';
import type { planChange as en } from '../en/plan-change.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'تغيير باقتك',
  from: (from: string, to: string) => `من ${from} إلى ${to}`,
  lines: 'تفاصيل مبلغ اليوم',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'بريميوم، الباقة الشهرية', quarterly: 'بريميوم، الباقة ربع السنوية', annual: 'بريميوم، الباقة السنوية' }[plan]}${unused ? ': الأيام غير المستخدمة' : ''}`,
  due: 'المستحق اليوم',
  creditUsed: 'رصيدك',
  credit: (amount: string) => `يبقى ${amount} من رصيدك ويخفّض دفعاتك القادمة.`,
  next: (price: string, date: string) => `الدفعة القادمة: ${price} في ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price}، بعد خصم ${less}`,
  ofCredit: (amount: string) => `${amount} من الرصيد`,
  ofCoupon: (amount: string) => `${amount} من قسيمتك`,
  and: (one: string, other: string) => `${one} و${other}`,
  owed: (amount: string) => `يشمل ذلك مبلغ ${amount} المستحق من قبل.`,
  renewal: (plan: string, date: string) => `${plan}، تُحصَّل في ${formatDate(date)}`,
  after: (price: string, date: string) => `الدفعة التي تليها: ${price} في ${formatDate(date)}`,
  nothing: (price: string, date: string) => `لا شيء اليوم. ${price} في ${formatDate(date)}.`,
  submit: (price: string) => `تغيير الباقة ودفع ${price}`,
  submitFree: 'تغيير الباقة',
  submitLater: (date: string) => `تغيير الباقة في ${formatDate(date)}`,
  canceled: 'اشتراكك ملغى. يمكنك تغيير باقتك بعد الاحتفاظ ببريميوم.',
  working: 'جارٍ التغيير…',
  keep: 'الاحتفاظ بباقتي',
  done: 'تم تغيير باقتك',
  doneAbout: 'يسري التغيير فورًا.',
  doneLater: 'ستتغيّر باقتك',
};
