import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Nossa equipe aprovou seu perfil. Agora você vê outras pessoas, e elas veem você.',
  'approval.refused': ({ reason }) =>
    `Nossa equipe não aprovou seu perfil: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Seu perfil foi aprovado',
  'approval.refused': () => 'Seu perfil não foi aprovado',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Seu perfil foi aprovado',
    preview: 'Nossa equipe aprovou seu perfil. Agora você vê outras pessoas, e elas veem você.',
    title: 'Seu perfil foi aprovado',
    parts: [
      { text: 'Nossa equipe aprovou seu perfil. Agora você vê outras pessoas, e elas veem você.' },
      { label: 'Ver pessoas', href: link.discover },
    ],
    reason: `Você recebeu este e-mail porque se cadastrou no ${brand}.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'Seu perfil não foi aprovado',
    preview: reasonTexts[reason].member,
    title: 'Seu perfil não foi aprovado',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Nossa equipe escreveu: ${words}` }]),
      { text: 'Você pode mudar seu perfil e pedir que a gente olhe de novo.' },
      { label: 'Ver o que fazer', href: link.approval },
    ],
    reason: `Você recebeu este e-mail porque se cadastrou no ${brand}.`,
  }),
};
