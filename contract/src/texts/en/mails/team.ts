import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'an administrator',
  moderator: 'a moderator',
  support: 'a member of support',
  analyst: 'an analyst',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Join the ${brand} team`,
    preview: 'The link works once, for seven days.',
    title: "You're invited to join the team",
    parts: [
      { text: `An administrator of ${brand} invited you to join as ${roles[role]}.` },
      { label: 'View invitation', href: link.join(token) },
      {
        note: "The link works once, for seven days. If you didn't expect this email, you can ignore it.",
      },
    ],
    reason: `You're getting this email because someone on the ${brand} team invited you.`,
  }),
};
