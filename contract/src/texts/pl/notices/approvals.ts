import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Nasz zespół zatwierdził twój profil. Widzisz teraz innych, a oni widzą ciebie.',
  'approval.refused': ({ reason }) =>
    `Nasz zespół nie zatwierdził twojego profilu: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Twój profil jest zatwierdzony',
  'approval.refused': () => 'Twój profil nie został zatwierdzony',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Twój profil jest zatwierdzony',
    preview: 'Nasz zespół zatwierdził twój profil. Widzisz teraz innych, a oni widzą ciebie.',
    title: 'Twój profil jest zatwierdzony',
    parts: [
      { text: 'Nasz zespół zatwierdził twój profil. Widzisz teraz innych, a oni widzą ciebie.' },
      { label: 'Zobacz osoby', href: link.discover },
    ],
    reason: `Ten e-mail jest wysłany, ponieważ na ${brand} założono konto z tym adresem.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'Twój profil nie został zatwierdzony',
    preview: reasonTexts[reason].member,
    title: 'Twój profil nie został zatwierdzony',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Nasz zespół napisał: ${words}` }]),
      { text: 'Możesz zmienić profil i poprosić nas o ponowne obejrzenie.' },
      { label: 'Zobacz, co możesz zrobić', href: link.approval },
    ],
    reason: `Ten e-mail jest wysłany, ponieważ na ${brand} założono konto z tym adresem.`,
  }),
};
