import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: `You have ${count} new notifications`,
    preview: lines.map(({ text }) => text).join(', '),
    title: `You have ${count} new notifications`,
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: "See what's new", href: link.notices },
    ],
    reason: `You're getting this email because of your notification settings on ${brand}.`,
  }),
};
