import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { plural } from '../plural.ts';

const news = (count: number) =>
  `Você tem ${count} ${plural(count, { one: 'nova notificação', other: 'novas notificações' })}`;

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: news(count),
    preview: lines.map(({ text }) => text).join(', '),
    title: news(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'Ver as novidades', href: link.notices },
    ],
    reason: `Você recebeu este e-mail por causa das suas configurações de notificação no ${brand}.`,
  }),
};
