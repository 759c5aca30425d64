import type { StaffRole } from '@kindred/contract/route';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
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
    subject: `Join the team of ${brand}`,
    preview: 'The link works once, within seven days.',
    title: 'You are invited to the team',
    parts: [
      { text: `An administrator of ${brand} asks you to join as ${roles[role]}.` },
      { label: 'See the invitation', href: link.join(token) },
      { note: 'The link works once, within seven days. If you expect no such mail, ignore it.' },
    ],
    reason: `You get this mail because somebody of the team of ${brand} typed your address.`,
  }),
};

export const mailTexts: MailTexts<TeamMails> = { en };
