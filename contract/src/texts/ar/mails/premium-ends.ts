import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'إعجابات أقل في اليوم',
  superlikesPerDay: 'إعجابات فائقة أقل في اليوم',
  undosPerDay: 'مرات تراجع أقل في اليوم',
  seesLikes: 'لا يظهر لك من أُعجبوا بك',
  filters: 'التصفية بالعمر والمسافة والجنس فقط',
  incognito: 'لا يتوفر وضع التخفي',
};

/** The mails about cancellations, refunds and the end of premium. */
export const endTexts: MailTexts<
  Pick<
    typeof premiumMails,
    | 'premium-canceled'
    | 'premium-renews-again'
    | 'refunded'
    | 'refund-failed'
    | 'premium-ended'
    | 'subscription-ended'
  >
> = {
  'premium-canceled': ({ until, endsAt, isTrial }, { brand, link }) => ({
    subject: `لن يتجدد بريميوم في ${brand}`,
    preview: `يبقى لديك حتى ${date(until)}.`,
    title: 'لن يتجدد بريميوم',
    parts: [
      {
        text: isTrial
          ? `أُلغيت فترتك التجريبية المجانية. يبقى لديك بريميوم حتى ${date(until)}، ولا يُحصَّل منك شيء.`
          : `أُلغي اشتراكك. يبقى لديك بريميوم حتى ${date(until)}، ولا يُحصَّل منك شيء بعد الآن.`,
      },
      { label: 'الاحتفاظ ببريميوم', href: link.premium },
      { note: `إذا غيّرت رأيك، فيمكنك التراجع عن ذلك هناك حتى ${date(endsAt)}.` },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `استُؤنف تجديد بريميوم في ${brand}`,
    preview: `الدفعة القادمة في ${date(until)}.`,
    title: 'استُؤنف تجديد بريميوم',
    parts: [
      {
        text: `تم التراجع عن الإلغاء. تتجدد باقتك ${planNames[plan]} في ${date(until)} مقابل ${nextPayment(due)}، ما لم يتم إلغاؤها قبل ذلك.`,
      },
      { label: 'إدارة بريميوم', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `سيُردّ إليك ${money(refund)} من ${brand}`,
    preview: 'يستغرق ذلك من 5 إلى 10 أيام.',
    title: `سيُردّ إليك ${money(refund)}`,
    parts: [
      {
        text: `المبلغ ${money(refund)} في طريقه إلى بطاقتك${card ? ` المنتهية بالأرقام ${card}` : ''}. ويستغرق ظهوره لدى بنكك من 5 إلى 10 أيام.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'هذا المبلغ هو رصيدك الذي نردّه إليك.'
                  : `يشمل المبلغ ${money({ ...refund, amount: credit })} من رصيدك.`,
            },
          ]
        : []),
      { label: 'عرض الفواتير', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `لم يصل المبلغ المسترد ${money(refund)} من ${brand}`,
    preview: 'أعاده بنك بطاقتك.',
    title: 'لم يصل المبلغ المسترد',
    parts: [
      {
        text: `أعاد بنك بطاقتك${card ? ` المنتهية بالأرقام ${card}` : ''} المبلغ ${money(refund)} الذي رددناه. يحدث ذلك عند إغلاق البطاقة أو استبدالها.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'عاد المبلغ إلى رصيدك، ويخفّض دفعاتك القادمة.'
                  : `عاد ${money({ ...refund, amount: credit })} منه إلى رصيدك، ويخفّض دفعاتك القادمة.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'يُرجى مراسلتنا، وسنجد طريقة أخرى لإعادة المبلغ إليك.' }]
        : []),
      { label: 'عرض الفواتير', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: isTrial
      ? `انتهت فترتك التجريبية المجانية في ${brand}`
      : `انتهت مدة بريميوم لديك في ${brand}`,
    preview: 'يمكنك الحصول على بريميوم مجددًا في أي وقت.',
    title: isTrial ? 'انتهت فترتك التجريبية المجانية' : 'انتهت مدة بريميوم لديك',
    parts: [
      {
        text: `${isTrial ? 'انتهت فترتك التجريبية المجانية، ولم يُحصَّل منك شيء.' : 'انتهت مدة بريميوم لديك. ولن يُحصَّل منك شيء بعد الآن.'} يبقى ملفك الشخصي وكل ما فيه.`,
      },
      ...(lost.length > 0
        ? [{ text: `دون بريميوم: ${lost.map((right) => without[right]).join('؛ ')}.` }]
        : []),
      { label: 'الحصول على بريميوم', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `انتهى اشتراكك في ${brand}`,
    preview: `لديك بريميوم حتى ${date(until)}.`,
    title: 'انتهى اشتراكك',
    parts: [
      {
        text: `${isUnpaid ? 'لم تتم عملية الدفع، لذا انتهى اشتراكك.' : 'انتهى اشتراكك.'} ولن يُحصَّل منك شيء بعد الآن. منحك فريقنا بريميوم، ويبقى لديك حتى ${date(until)}.`,
      },
      { label: 'عرض بريميوم', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
