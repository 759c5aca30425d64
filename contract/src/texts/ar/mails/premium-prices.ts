import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `سعر بريميوم في ${brand} يتغيّر في ${date(on)}`,
    preview: `يصبح ${money({ ...price, amount })} بدلًا من ${money({ ...price, amount: before })}.`,
    title: 'سعر بريميوم سيتغيّر',
    parts: [
      {
        text: `ابتداءً من ${date(on)} يصبح سعر باقتك ${planNames[plan]} ${money({ ...price, amount })} بدلًا من ${money({ ...price, amount: before })}. أول دفعة في ذلك اليوم أو بعده هي أول دفعة بالسعر الجديد، أما الدفعات التي قبلها فتبقى بالسعر القديم.`,
      },
      {
        text: 'إذا لم يناسبك ذلك، يمكنك الإلغاء في أي وقت دون إبداء سبب. وإذا أُلغيت الباقة قبل أول دفعة بالسعر الجديد، فلن يُحصَّل منك هذا السعر أبدًا، ويبقى لديك بريميوم حتى نهاية المدة المدفوعة.',
      },
      { label: 'إلغاء بريميوم', href: link.managePremium },
      { note: 'إذا أردت الاحتفاظ ببريميوم، فلا حاجة إلى أي إجراء.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `سعر بريميوم في ${brand} يبقى كما هو`,
    preview: `يبقى ${money(price)}.`,
    title: 'سعر بريميوم يبقى كما هو',
    parts: [
      {
        text: `أخبرناك أن سعر باقتك ${planNames[plan]} سيتغيّر. أوقفنا هذا التغيير: ما زال السعر ${money(price)}. نعتذر عن هذا الالتباس.`,
      },
      { label: 'إدارة بريميوم', href: link.managePremium },
      { note: 'إذا أُلغيت الباقة بسبب السعر، فيمكنك التراجع عن ذلك هناك حتى نهاية المدة المدفوعة.' },
    ],
    reason: reason(brand),
  }),
};
