import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'administração',
  moderator: 'moderação',
  support: 'suporte',
  analyst: 'análise',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Entre na equipe do ${brand}`,
    preview: 'O link funciona uma vez, por sete dias.',
    title: 'Você recebeu um convite para a equipe',
    parts: [
      {
        text: `A administração do ${brand} convidou você para entrar na equipe. Sua função: ${roles[role]}.`,
      },
      { label: 'Ver convite', href: link.join(token) },
      {
        note: 'O link funciona uma vez, por sete dias. Se você não esperava este e-mail, pode ignorar.',
      },
    ],
    reason: `Você recebeu este e-mail porque alguém da equipe do ${brand} convidou você.`,
  }),
};
