import { formatDateTime } from '@kindred/contract/texts/ar/format-date-time';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/ar/withdrawal-words';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { messages as en } from '../en/withdrawal.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

export const messages: Translated<typeof en> = {
  title: 'العدول عن العقد',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'جارٍ الإرسال…',
  back: 'إدارة بريميوم',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  inAccount: 'العدول عن العقد من حسابك',
  until: (day: string) => `يمكنك العدول دون إبداء سبب حتى ${formatDay(day)}.`,
  about:
    'يشمل العدول العقد أدناه. ينتهي العقد فورًا ومعه بريميوم، ونرسل إيصالًا إلى البريد الإلكتروني لحسابك.',
  none: 'لا يوجد عقد يمكنك العدول عنه',
  noneAbout:
    'يمكنك العدول خلال 14 يومًا من الحصول على بريميوم. وبعد ذلك لا يزال بإمكانك إلغاء الاشتراك.',
  which: 'العقد',
  contract: (plan: PlanId, date: string) => `${plans[plan]}، منذ ${formatSiteDate(date)}`,
  amounts: 'ما يُردّ إليك',
  price: 'دفعت',
  earlier: 'قبل تغيير باقتك',
  used: 'مقابل مدة الاستخدام',
  returned: 'ما سبق ردّه',
  toCard: 'يُردّ إلى بطاقتك',
  toCredit: 'يعود إلى رصيدك',
  agreed: 'لقد طلبت البدء فورًا ووافقت على دفع مقابل مدة الاستخدام.',
  notAgreed: 'لا موافقة منك على دفع مقابل مدة الاستخدام، لذا يُردّ إليك كل شيء.',
  name: 'اسمك',
  done: 'لقد عدلت عن العقد',
  doneAt: (at: string) =>
    `تلقينا ذلك في ${formatDateTime(at, config.timeZone)}. الإيصال في طريقه إلى بريدك الإلكتروني.`,
  doneBack: (amount: string) =>
    `المبلغ ${amount} في طريقه إلى بطاقتك. ويستغرق ذلك من 5 إلى 10 أيام.`,
  doneCredit: (amount: string) => `عاد ${amount} إلى رصيدك.`,
  doneNothing: 'لم يُحصَّل منك شيء، لذا لا يوجد ما يُردّ.',
};

const plans: Record<PlanId, string> = {
  monthly: 'الباقة الشهرية',
  quarterly: 'الباقة ربع السنوية',
  annual: 'الباقة السنوية',
};
