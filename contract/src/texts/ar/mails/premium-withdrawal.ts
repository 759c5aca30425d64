import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime as moment } from '../format-date-time.ts';
import { money, planNames, reason } from './premium-words.ts';

/** The receipt of a withdrawal. It has all that the law asks for, as it may be the only copy that someone keeps. */
export const withdrawalTexts: MailTexts<Pick<typeof premiumMails, 'contract-withdrawn'>> = {
  'contract-withdrawn': (
    { contract, plan, concludedAt, at, timeZone, agreed, currency, ...sums },
    { brand },
  ) => {
    const { price, used, earlier, returned, toCard, toCredit } = sums;
    const paid = (amount: number) => money({ amount, currency });
    const kept = [
      ...(earlier > 0 ? [`بمبلغ ${paid(earlier)} عن المدة السابقة لتغيير باقتك`] : []),
      ...(used > 0 ? [`بمبلغ ${paid(used)} عن مدة الاستخدام`] : []),
    ];
    const lines = [
      `دفعت ${paid(price)} مقابل هذا العقد.`,
      ...(kept.length > 0
        ? [`نحتفظ ${kept.join(' و')}، لأنك طلبت أن يبدأ بريميوم فورًا ووافقت على دفع مقابل ذلك.`]
        : []),
      ...(agreed || price === 0 ? [] : ['لم يُطلب بدء بريميوم فورًا، لذا لا نحتفظ بأي مبلغ.']),
      ...(returned > 0 ? [`سبق ردّ ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`يُردّ ${paid(toCard)} إلى البطاقة التي دُفع بها`] : []),
      ...(toCredit > 0 ? [`يعود ${paid(toCredit)} إلى رصيدك، لأنه دُفع منه`] : []),
    ];
    return {
      subject: `لقد عدلت عن عقدك مع ${brand}`,
      preview: `تلقينا ذلك في ${moment(at, timeZone)}.`,
      title: 'لقد عدلت عن عقدك',
      parts: [
        { text: `تلقينا إعلان عدولك في ${moment(at, timeZone)}.` },
        {
          text: `العقد: باقة بريميوم ${planNames[plan]}، رقم ${contract}، أُبرم في ${moment(concludedAt, timeZone)}. نص إعلانك: أعدل عن هذا العقد.`,
        },
        { text: 'انتهى العقد، ولن يُحصَّل منك شيء بعد الآن.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `${back.join('، و')}. وقد يستغرق ظهوره لدى بنكك من 5 إلى 10 أيام.`
              : 'لا يوجد مبلغ يُردّ.',
        },
        { note: 'يُرجى الاحتفاظ بهذه الرسالة، فهي إيصال عدولك.' },
      ],
      reason: reason(brand),
    };
  },
};
