import type { deskNotices, photoReviewNotices } from '../../../desk/notices.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { formatDate } from '../format-date.ts';
import { rejectTexts } from '../reject-reasons.ts';
import { sanctionTexts } from '../sanctions.ts';

type Kinds = typeof deskNotices & typeof photoReviewNotices;

const appeals: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'Nous avons réexaminé une décision, et nous la maintenons.',
  'partly-reversed': 'Nous avons réexaminé une décision, et nous en modifions une partie.',
  reversed: 'Nous avons réexaminé une décision, et nous l’annulons.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `Une de tes photos ne peut pas être affichée : ${rejectTexts[reason].notice}. Choisis-en une autre.`,
  'decision.made': ({ action }) =>
    `${sanctionTexts[action].notice} Nous t’avons envoyé un e-mail avec le motif.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Tes nouveaux signalements sont mis de côté jusqu’au ${date(asideUntil)}, car plusieurs des précédents étaient infondés.`
      : 'Ne signale que ce qui s’est vraiment passé. Plusieurs de tes signalements étaient infondés.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'Une de tes photos ne peut pas être affichée',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'Une de tes photos ne peut pas être affichée',
  'decision.made': () => 'Notre équipe a pris une décision sur ton compte',
  'appeal.decided': () => 'Nous avons réexaminé une décision',
  'reports.standing': () => 'Au sujet de tes signalements',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'Une de tes photos ne peut pas être affichée',
    preview: rejectTexts[reason].mail,
    title: 'Une de tes photos ne peut pas être affichée',
    parts: [
      { text: `Nous avons examiné ta nouvelle photo. ${rejectTexts[reason].mail}` },
      {
        text: 'Nous l’avons supprimée, et aucun autre membre ne l’a vue. Choisis-en une autre.',
      },
      { label: 'Choisir une autre photo', href: link.profile },
      { note: 'Si tu penses que c’est une erreur, écris-nous.' },
    ],
    reason: `Tu reçois cet e-mail parce que tu as ajouté une photo sur ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link }) => ({
    subject: until
      ? 'Tes signalements sont mis de côté'
      : 'Ne signale que ce qui s’est vraiment passé',
    preview: 'Plusieurs de tes signalements étaient infondés.',
    title: until
      ? 'Tes signalements sont mis de côté'
      : 'Ne signale que ce qui s’est vraiment passé',
    parts: [
      { text: `Motif : ${reason}` },
      {
        text: until
          ? `Nous examinerons tes nouveaux signalements après le ${formatDate(until)}. Si la vie de quelqu’un peut être en danger, nous regardons tout de suite.`
          : 'Si cela continue, nous mettrons tes signalements de côté pendant un temps.',
      },
      { label: 'Voir mes signalements', href: link.myReports },
      { note: 'Si tu penses que c’est une erreur, réponds-nous.' },
    ],
    reason: `Tu reçois cet e-mail parce que tu as fait un signalement sur ${brand}.`,
  }),
};
