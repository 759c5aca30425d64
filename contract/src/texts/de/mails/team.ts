import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

/** Roles are areas of work, which have no gender. */
const roles: Record<StaffRole, string> = {
  administrator: 'Administration',
  moderator: 'Moderation',
  support: 'Support',
  analyst: 'Analyse',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Komm ins Team von ${brand}`,
    preview: 'Der Link funktioniert einmal, sieben Tage lang.',
    title: 'Du bist ins Team eingeladen',
    parts: [
      {
        text: `Die Administration von ${brand} hat dich ins Team eingeladen. Deine Rolle: ${roles[role]}.`,
      },
      { label: 'Einladung ansehen', href: link.join(token) },
      {
        note: 'Der Link funktioniert einmal, sieben Tage lang. Wenn du diese E-Mail nicht erwartet hast, ignorier sie einfach.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil dich jemand aus dem Team von ${brand} eingeladen hat.`,
  }),
};
