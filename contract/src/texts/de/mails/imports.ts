import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder
      ? `Deine Einladung zu ${brand} ist noch offen`
      : `Deine Einladung zu ${brand}`,
    preview: 'Dein Profil ist vorbereitet. Niemand sieht es, bevor du zustimmst.',
    title: 'Dein Profil ist vorbereitet',
    parts: [
      {
        text: `${brand} hat deine Daten von: ${source}. Du bist kein Mitglied, und niemand sieht dein Profil, bevor du zustimmst.`,
      },
      {
        text: 'Hinter diesem Link siehst du, was wir über dich haben. Dort kannst du zustimmen oder alles sofort löschen lassen:',
      },
      { label: 'Meine Daten ansehen', href: link.invited(token) },
      {
        note: `Ohne deine Zustimmung löschen wir alles am ${day(until)}. Wenn du das nicht möchtest, wähle hinter dem Link „Meine Daten löschen“. Wir laden dich dann nicht noch einmal ein.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil deine E-Mail-Adresse in Daten war, die ${brand} hat von: ${source}.`,
  }),
};
