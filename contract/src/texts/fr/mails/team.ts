import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';
import { de } from '../elision.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'administration',
  moderator: 'modération',
  support: 'assistance',
  analyst: 'analyse',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Rejoignez l’équipe ${brand}`,
    preview: 'Le lien ne sert qu’une fois et reste valable sept jours.',
    title: 'Une invitation à rejoindre l’équipe',
    parts: [
      {
        text: `L’administration ${de(brand)} vous invite à rejoindre l’équipe. Votre rôle : ${roles[role]}.`,
      },
      { label: 'Voir l’invitation', href: link.join(token) },
      {
        note: 'Le lien ne sert qu’une fois et reste valable sept jours. Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
      },
    ],
    reason: `Vous recevez cet e-mail parce que quelqu’un de l’équipe ${brand} vous a envoyé une invitation.`,
  }),
};
