import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'أزلنا الصورة',
    text: (reference) =>
      `أزلنا الصورة المذكورة في طلبك \u200e${reference} والنسخ التي وجدناها. وإذا رفعها أحد هنا مرة أخرى فستُرفض.`,
  },
  refused: {
    title: 'لم نُزِل أي صورة',
    text: (reference) => `نظرنا في طلبك \u200e${reference}.`,
  },
  acted: {
    title: 'تعاملنا مع طلبك',
    text: (reference) => `نظرنا في طلبك \u200e${reference} واتخذنا إجراءً بحق الحساب.`,
  },
};

const reason = (brand: string) => `وصلتك هذه الرسالة لأن طلبًا أُرسل إلى ${brand} بعنوانك.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `وصلنا طلبك \u200e${reference}`,
    preview: 'نتخذ القرار خلال 48 ساعة.',
    title: 'وصلنا طلبك',
    parts: [
      { text: `شكرًا لإخبارنا. هذا طلبك \u200e${reference} لإزالة صورة حميمة.` },
      {
        text: `سيتخذ أحد أفراد فريقنا القرار قبل ${formatDateTime(dueAt, timeZone)}. وإذا تعذّر ذلك، فسنخفي الصورة المذكورة إلى حين اتخاذ القرار.`,
      },
      { label: 'عرض الطلب أو الإضافة إليه', href: link.pictureRequest(token) },
      {
        note: 'إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. ويُرجى عدم مشاركة الرابط لأنه يفتح الطلب.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `سؤال بشأن طلبك \u200e${reference}`,
    preview: 'نحتاج إلى معلومات أكثر لاتخاذ القرار.',
    title: 'نحتاج إلى معلومات أكثر',
    parts: [
      { text: `نحتاج إلى معلومات أكثر لاتخاذ القرار بشأن طلبك \u200e${reference}:` },
      { written: question },
      { label: 'إرسال الرد', href: link.pictureRequest(token) },
      { note: `سنتخذ القرار في كل الأحوال قبل ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `اتخذنا قرارًا بشأن طلبك \u200e${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'عرض الطلب', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'قراءة القرار أو الاعتراض عليه' : 'قراءة القرار',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
