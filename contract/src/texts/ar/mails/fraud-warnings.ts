import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const account = (name: string | null) => (name === null ? 'حساب شخص راسلك' : `حساب ${name}`);

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'حجبنا حساب شخص راسلك بسبب الاحتيال',
    preview: 'لا ينبغي إرسال المال إليه. إليك ما يمكن فعله إن حدث ذلك.',
    title: `حجبنا ${account(name)} بسبب الاحتيال`,
    parts: [
      {
        text: `وصلتك رسائل من ${account(name)} على ${brand}، وربما كانت الهوية مزيفة. آخر رسالة كانت في ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'لا ينبغي أبدًا إرسال المال أو بطاقات الهدايا أو العملات المشفّرة إلى هذا الشخص، ولا مشاركة كلمات المرور أو الرموز معه، مهما كانت القصة. وإذا تواصل معك في مكان آخر، فالأفضل عدم الرد.',
      },
      {
        text: 'إذا أرسلت مالًا: يُرجى الاتصال بالبنك فورًا والسؤال عن إمكانية إيقاف الدفعة، ثم إبلاغ الشرطة والاحتفاظ بالإيصالات والرسائل من أجلها. وإذا شاركت كلمة مرور أو رمزًا، فيُرجى تغيير كلمة المرور.',
      },
      { label: 'قراءة نصائح السلامة', href: link.safetyTips },
      {
        note: 'إذا كان لديك سؤال أو أرسلت شيئًا إلى هذا الشخص، فيمكنك الرد على هذه الرسالة وسنساعدك.',
      },
    ],
    reason: `وصلتك هذه الرسالة لأن هذا الشخص راسلك على ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'كان تحذيرنا بشأن شخص راسلك خاطئًا',
    preview: 'نعتذر عن ذلك. لم يعد التحذير قائمًا.',
    title: `أخطأنا بشأن ${account(name)}`,
    parts: [
      {
        text: `في ${formatDateTime(warnedAt, timeZone)} حذّرناك من أن ${account(name)} حُجب بسبب الاحتيال. وقد أُلغي ذلك القرار ولم يعد التحذير قائمًا.`,
      },
      { text: 'نعتذر عن القلق الذي سببناه لك.' },
      { label: 'عرض التحذيرات', href: link.fraudWarnings },
      { note: 'إذا كان لديك سؤال، فيمكنك الرد على هذه الرسالة.' },
    ],
    reason: `وصلتك هذه الرسالة لأننا أرسلنا إليك ذلك التحذير على ${brand}.`,
  }),
};
