import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `رسائل ${brand} تصل`,
    preview: 'هذا الاختبار مطلوب من صفحات إدارة الموقع.',
    title: 'الرسائل تصل',
    parts: [
      { text: `هذه رسالة اختبار. لرسائل ${brand} هذا المرسِل وهذا الشكل وهذه الألوان.` },
      { label: `فتح ${brand}`, href: link.home },
    ],
    reason: `وصلتك هذه الرسالة لأنك طلبت اختبار رسائل ${brand}.`,
  }),
};
