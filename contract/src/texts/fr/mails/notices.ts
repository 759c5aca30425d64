import type { noticesMails } from '../../../notices/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { plural } from '../plural.ts';

const fresh = (count: number) =>
  plural(count, {
    one: `Tu as ${count} nouvelle notification`,
    other: `Tu as ${count} nouvelles notifications`,
  });

export const notices: MailTexts<typeof noticesMails> = {
  'gathered-notices': ({ count, lines }, { brand, link }) => ({
    subject: fresh(count),
    preview: lines.map(({ text }) => text).join(', '),
    title: fresh(count),
    parts: [
      ...lines.map((line) => ({
        text: line.count > 1 ? `${line.text} (${line.count})` : line.text,
      })),
      { label: 'Voir les nouveautés', href: link.notices },
    ],
    reason: `Tu reçois cet e-mail parce que tes réglages de notifications sur ${brand} le permettent.`,
  }),
};
