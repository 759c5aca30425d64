import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { plural } from '../plural.ts';

const title = (count: number) =>
  plural(count, {
    one: `Masz ${count} nowe powiadomienie`,
    few: `Masz ${count} nowe powiadomienia`,
    many: `Masz ${count} nowych powiadomień`,
    other: `Masz ${count} nowego powiadomienia`,
  });

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: title(count),
    preview: lines.map(({ text }) => text).join(', '),
    title: title(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'Zobacz, co nowego', href: link.notices },
    ],
    reason: `Dostajesz ten e-mail, bo takie masz ustawienia powiadomień w serwisie ${brand}.`,
  }),
};
