import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Notre équipe a approuvé ton profil. Tu vois maintenant les autres, et ils te voient.',
  'approval.refused': ({ reason }) =>
    `Notre équipe n’a pas approuvé ton profil : ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Ton profil est approuvé',
  'approval.refused': () => 'Ton profil n’a pas été approuvé',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Ton profil est approuvé',
    preview: 'Notre équipe a approuvé ton profil. Tu vois maintenant les autres, et ils te voient.',
    title: 'Ton profil est approuvé',
    parts: [
      {
        text: 'Notre équipe a approuvé ton profil. Tu vois maintenant les autres, et ils te voient.',
      },
      { label: 'Voir des personnes', href: link.discover },
    ],
    reason: `Tu reçois cet e-mail parce que tu as créé un compte sur ${brand}.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'Ton profil n’a pas été approuvé',
    preview: reasonTexts[reason].member,
    title: 'Ton profil n’a pas été approuvé',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Notre équipe écrit : ${words}` }]),
      { text: 'Tu peux modifier ton profil et nous demander de le regarder à nouveau.' },
      { label: 'Voir ce que tu peux faire', href: link.approval },
    ],
    reason: `Tu reçois cet e-mail parce que tu as créé un compte sur ${brand}.`,
  }),
};
