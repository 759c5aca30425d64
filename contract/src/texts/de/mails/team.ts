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
    preview: 'Der Link gilt sieben Tage lang und funktioniert nur einmal.',
    title: 'Du bist ins Team eingeladen',
    parts: [
      {
        text: `Die Administration von ${brand} hat dich ins Team eingeladen. Deine Rolle: ${roles[role]}.`,
      },
      { label: 'Einladung ansehen', href: link.join(token) },
      {
        note: 'Der Link gilt sieben Tage lang und funktioniert nur einmal. Wenn du diese E-Mail nicht erwartet hast, ignoriere sie einfach.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil dich jemand aus dem Team von ${brand} eingeladen hat.`,
  }),
};
