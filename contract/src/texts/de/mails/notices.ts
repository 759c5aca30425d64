import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { plural } from '../plural.ts';

const title = (count: number) =>
  `Du hast ${count} ${plural(count, { one: 'neue Benachrichtigung', other: 'neue Benachrichtigungen' })}`;

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: title(count),
    preview: lines.map(({ text }) => text).join(', '),
    title: title(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'Neues ansehen', href: link.notices },
    ],
    reason: `Du bekommst diese E-Mail, weil du Benachrichtigungen bei ${brand} so eingestellt hast.`,
  }),
};
