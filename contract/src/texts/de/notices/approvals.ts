import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Unser Team hat dein Profil freigegeben. Du siehst jetzt andere, und sie sehen dich.',
  'approval.refused': ({ reason }) =>
    `Unser Team hat dein Profil nicht freigegeben: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Dein Profil ist freigegeben',
  'approval.refused': () => 'Dein Profil wurde nicht freigegeben',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Dein Profil ist freigegeben',
    preview: 'Unser Team hat dein Profil freigegeben. Du siehst jetzt andere, und sie sehen dich.',
    title: 'Dein Profil ist freigegeben',
    parts: [
      {
        text: 'Unser Team hat dein Profil freigegeben. Du siehst jetzt andere, und sie sehen dich.',
      },
      { label: 'Leute ansehen', href: link.discover },
    ],
    reason: `Du bekommst diese E-Mail, weil du dich bei ${brand} registriert hast.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'Dein Profil wurde nicht freigegeben',
    preview: reasonTexts[reason].member,
    title: 'Dein Profil wurde nicht freigegeben',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Unser Team schreibt: ${words}` }]),
      { text: 'Du kannst dein Profil ändern und uns bitten, es noch einmal anzusehen.' },
      { label: 'Was du tun kannst', href: link.approval },
    ],
    reason: `Du bekommst diese E-Mail, weil du dich bei ${brand} registriert hast.`,
  }),
};
