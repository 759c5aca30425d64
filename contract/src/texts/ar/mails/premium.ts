import type { premiumMails } from '../../../premium/mails.ts';
import type { PlanId } from '../../../premium/plans.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';
import { priceTexts } from './premium-prices.ts';
import { endTexts } from './premium-ends.ts';
import { withdrawalTexts } from './premium-withdrawal.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';
import { withdrawHere } from '../withdrawal-words.ts';

const every: Record<PlanId, string> = {
  monthly: 'كل شهر',
  quarterly: 'كل 3 أشهر',
  annual: 'كل سنة',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `وتبدأ حينها باقتك ${planNames[plan]} مقابل ${money(price)} ${every[plan]}${coupon ? `، بعد خصم قسيمتك ${coupon} من الدفعة الأولى` : ''}. وإذا أُلغيت قبل ذلك، فلن يُحصَّل منك شيء.`;

const nothingCharged = 'لم يُحصَّل منك شيء، لأن قسيمتك أو رصيدك يغطي الدفعة الأولى.';

const updateCard = (until: string | null) =>
  until ? 'يُرجى تحديث بطاقتك للاحتفاظ ببريميوم.' : 'يُرجى تحديث بطاقتك لاستعادة بريميوم.';

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `يمكنك العدول عن هذا العقد حتى نهاية يوم ${date(lastDay)} دون إبداء أي سبب، ولا يلزم تسجيل الدخول لذلك.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) => (isFirst ? 'لم تتم دفعتك الأولى' : 'لم تتم الدفعة الأخيرة');

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `لديك الآن بريميوم في ${brand}`,
    preview: `باقتك ${planNames[plan]} سارية.`,
    title: 'لديك الآن بريميوم',
    parts: [
      {
        text: `${
          paid > 0
            ? `دفعت ${money({ ...price, amount: paid })} مقابل باقتك ${planNames[plan]}.`
            : `باقتك ${planNames[plan]} سارية. ${nothingCharged}`
        } وتتجدد الباقة في ${date(until)} مقابل ${money(price)}، ما لم يتم إلغاؤها قبل ذلك.`,
      },
      { label: 'إدارة بريميوم', href: link.premium },
      { note: 'يمكنك تنزيل فواتيرك هناك.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `بدأت فترتك التجريبية المجانية في ${brand}`,
    preview: `مجانية حتى ${date(trial.until)}.`,
    title: 'بدأت فترتك التجريبية المجانية',
    parts: [
      { text: `بريميوم مجاني حتى ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'إدارة بريميوم', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `لم تتم عملية الدفع في ${brand}`,
    preview: updateCard(until),
    title: 'لم تتم عملية الدفع',
    parts: [
      {
        text: `تعذّر تحصيل ${money(due)} من بطاقتك.${until ? ` يبقى لديك بريميوم حتى ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `سنعيد المحاولة في ${date(next)}.` }] : []),
      { label: 'تحديث البطاقة', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `توقّف بريميوم لديك في ${brand}`,
    preview: `${unpaid(isFirst)}.`,
    title: 'توقّف بريميوم لديك',
    parts: [
      {
        text: `${unpaid(isFirst)}، لذا توقّف بريميوم لديك. ${isFirst ? 'لم يُحصَّل منك شيء' : 'لن يُحصَّل منك شيء بعد الآن'}. يبقى ملفك الشخصي وكل ما فيه.`,
      },
      { label: 'الحصول على بريميوم', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `تنتهي فترتك التجريبية المجانية في ${brand} قريبًا`,
    preview: `تنتهي في ${date(trial.until)}.`,
    title: 'تنتهي فترتك التجريبية المجانية قريبًا',
    parts: [
      { text: `تنتهي فترتك التجريبية المجانية في ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'إدارة بريميوم', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${paid > 0 ? 'دفعتك الأولى' : 'بدأت باقتك'} في ${brand}`,
    preview: `بدأت باقتك ${planNames[plan]}.`,
    title: paid > 0 ? 'دفعتك الأولى' : 'بدأت باقتك',
    parts: [
      {
        text: `انتهت فترتك التجريبية المجانية، ${
          paid > 0
            ? `ودفعت ${money({ ...price, amount: paid })} مقابل باقتك ${planNames[plan]}.`
            : `وبدأت باقتك ${planNames[plan]}. ${nothingCharged}`
        } وتتجدد الباقة في ${date(until)} مقابل ${money(price)}، ما لم يتم إلغاؤها قبل ذلك.`,
      },
      { label: 'إدارة بريميوم', href: link.premium },
      { note: 'يمكنك تنزيل فواتيرك هناك.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `تتغيّر باقتك على ${brand} في ${date(at)}`,
    preview: `تبقى لديك الباقة ${planNames[from]} حتى ذلك الحين.`,
    title: `تتغيّر باقتك في ${date(at)}`,
    parts: [
      {
        text: `تبقى لديك الباقة ${planNames[from]} حتى ${date(at)}. وتبدأ حينها باقتك ${planNames[to]} مقابل ${money(price)}، بعد خصم أي رصيد. ولا يُحصَّل منك شيء قبل ذلك.`,
      },
      { label: 'إدارة بريميوم', href: link.premium },
      {
        note: `إذا غيّرت رأيك، فيمكنك الاحتفاظ بالباقة ${planNames[from]} من هناك حتى ذلك الحين.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `تم تغيير باقتك في ${brand}`,
    preview: `لديك الآن الباقة ${planNames[plan]}.`,
    title: 'تم تغيير باقتك',
    parts: [
      {
        text: `لديك الآن الباقة ${planNames[plan]}. ${
          due
            ? `تُستحق دفعتها الأولى وقدرها ${money(price)} في ${date(due)}، بعد خصم أي رصيد. وتتجدد في ${date(until)} مقابل ${money(price)}`
            : `الدفعة القادمة ${money(price)} في ${date(until)}، بعد خصم أي رصيد أو قسيمة`
        }، ما لم يتم إلغاء الباقة قبل ذلك.`,
      },
      { label: 'إدارة بريميوم', href: link.premium },
      { note: 'يمكنك تنزيل فواتيرك هناك.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `يتجدد بريميوم في ${brand} تلقائيًا`,
    preview: `الدفعة القادمة ${money(price)} في ${date(at)}.`,
    title: 'يتجدد بريميوم تلقائيًا',
    parts: [
      {
        text: `لديك بريميوم منذ ${date(since)}. الدفعة القادمة ${money(price)} عن الباقة ${planNames[plan]} في ${date(at)}، بعد خصم أي رصيد أو قسيمة، ثم ${every[plan]} إلى أن تُلغى.`,
      },
      {
        text: `يمكنك الإلغاء في أي وقت دون إبداء سبب. وإذا أُلغيت الباقة قبل ${date(at)}، فلن يُحصَّل منك شيء بعد ذلك ويبقى لديك بريميوم حتى ذلك الحين.`,
      },
      { label: 'إلغاء بريميوم', href: link.managePremium },
      {
        note: 'نرسل هذا التذكير مرة في السنة مهما كانت إعدادات الرسائل لديك، حتى لا يُحصَّل منك مقابل شيء نسيته.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
