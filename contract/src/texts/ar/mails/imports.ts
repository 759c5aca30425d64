import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder ? `دعوتك إلى ${brand} ما زالت قائمة` : `دعوتك إلى ${brand}`,
    preview: 'ملفك جاهز، ولا يراه أحد قبل موافقتك.',
    title: 'ملفك جاهز',
    parts: [
      { text: `مصدر بياناتك لدى ${brand}: ${source}. ليس لديك حساب، ولا يرى أحد ملفك قبل موافقتك.` },
      { text: 'في هذا الرابط كل ما لدينا عنك، ويمكنك الموافقة أو طلب حذفه فورًا:' },
      { label: 'عرض بياناتي', href: link.invited(token) },
      {
        note: `من دون موافقتك سنحذف كل شيء في ${day(until)}. إذا كانت الدعوة غير مرغوبة، فيمكنك اختيار “حذف بياناتي” في الرابط، ولن نرسل دعوة أخرى.`,
      },
    ],
    reason: `وصلتك هذه الرسالة لأن عنوانك كان ضمن بيانات مصدرها لدى ${brand}: ${source}.`,
  }),
};
