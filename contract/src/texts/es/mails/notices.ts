import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { plural } from '../plural.ts';

const news = (count: number) =>
  plural(count, {
    one: 'Tienes 1 notificación nueva',
    other: `Tienes ${count} notificaciones nuevas`,
  });

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: news(count),
    preview: lines.map(({ text }) => text).join(', '),
    title: news(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'Ver las novedades', href: link.notices },
    ],
    reason: `Recibes este correo por tus ajustes de notificaciones en ${brand}.`,
  }),
};
