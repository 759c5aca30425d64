import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'administración',
  moderator: 'moderación',
  support: 'soporte',
  analyst: 'análisis',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Únete al equipo de ${brand}`,
    preview: 'El enlace sirve una vez, durante siete días.',
    title: 'Tienes una invitación al equipo',
    parts: [
      {
        text: `La administración de ${brand} te invita a unirte al equipo con el rol de ${roles[role]}.`,
      },
      { label: 'Ver la invitación', href: link.join(token) },
      {
        note: 'El enlace sirve una vez, durante siete días. Si no esperabas este correo, puedes ignorarlo.',
      },
    ],
    reason: `Recibes este correo porque alguien del equipo de ${brand} te invitó.`,
  }),
};
