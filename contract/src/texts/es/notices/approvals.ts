import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Nuestro equipo ha aprobado tu perfil. Ahora ves a otras personas y ellas te ven.',
  'approval.refused': ({ reason }) =>
    `Nuestro equipo no ha aprobado tu perfil: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Tu perfil está aprobado',
  'approval.refused': () => 'Tu perfil no se ha aprobado',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Tu perfil está aprobado',
    preview: 'Nuestro equipo ha aprobado tu perfil. Ahora ves a otras personas y ellas te ven.',
    title: 'Tu perfil está aprobado',
    parts: [
      { text: 'Nuestro equipo ha aprobado tu perfil. Ahora ves a otras personas y ellas te ven.' },
      { label: 'Ver personas', href: link.discover },
    ],
    reason: `Recibes este correo porque te registraste en ${brand}.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'Tu perfil no se ha aprobado',
    preview: reasonTexts[reason].member,
    title: 'Tu perfil no se ha aprobado',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Nuestro equipo escribió: ${words}` }]),
      { text: 'Puedes cambiar tu perfil y pedirnos que lo revisemos otra vez.' },
      { label: 'Ver qué puedes hacer', href: link.approval },
    ],
    reason: `Recibes este correo porque te registraste en ${brand}.`,
  }),
};
