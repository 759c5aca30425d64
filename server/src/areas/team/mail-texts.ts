import type { StaffRole } from '@kindred/contract/route';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface TeamMails {
  /** Sent to an address that is not verified. */
  invitation: { token: string; role: StaffRole };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends TeamMails {}
}

const roles = {
  administrator: 'an administrator',
  moderator: 'a moderator',
  support: 'a member of support',
  analyst: 'an analyst',
};

const en: MailTexts<TeamMails>['en'] = {
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

export const mailTexts: MailTexts<TeamMails> = { en };
