import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { severalNew } from '../notice-messages.ts';

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: severalNew(count),
    preview: lines.map(({ text }) => text).join('، '),
    title: severalNew(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'عرض الجديد', href: link.notices },
    ],
    reason: `وصلتك هذه الرسالة بسبب إعدادات الإشعارات لديك على ${brand}.`,
  }),
};
