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
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Vois pourquoi.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'Une photo de ton profil est masquée jusqu’à ce que notre équipe ait décidé d’une demande de retrait.'
      : 'Une photo que tu as envoyée est masquée jusqu’à ce que notre équipe ait décidé d’une demande de retrait.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `Une décision sur la demande ${reference} de retrait d’une image intime doit être prise avant le ${date(dueAt)}.`,
  'case.taken': ({ reference }) =>
    `Quelqu’un de l’équipe a repris le dossier ${reference} que vous traitiez.`,
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
  'picture.hidden': () => 'Une de tes photos est masquée pour l’instant',
  'picture-request.due': () => 'Une demande attend une décision',
  'case.taken': () => 'Quelqu’un de l’équipe a repris un dossier que vous traitiez',
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
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'Une de tes photos est masquée pour l’instant',
    preview: 'Une de tes photos est masquée pour l’instant',
    title: 'Une de tes photos est masquée pour l’instant',
    parts: [
      {
        text: 'Quelqu’un nous a demandé de retirer une image en indiquant qu’elle est intime. Nous n’avons pas décidé dans les 48 heures, nous la masquons donc en attendant. Si la demande est infondée, elle sera de nouveau visible. Dans tous les cas, nous te tiendrons au courant.',
      },
      { label: 'Ouvrir mon profil', href: link.profile },
    ],
    reason: `Tu reçois cet e-mail parce que tu as un compte sur ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'Une demande attend une décision',
    preview: 'Passé ce délai, l’image indiquée est masquée jusqu’à une décision.',
    title: 'Une demande attend une décision',
    parts: [
      {
        text: `Aucune décision n’a encore été prise sur la demande ${reference} de retrait d’une image intime. Elle doit l’être avant le ${formatDate(dayOf(dueAt))}, dans les 48 heures suivant son arrivée.`,
      },
      { text: 'Passé ce délai, l’image indiquée est masquée jusqu’à une décision.' },
      { label: 'Ouvrir la modération', href: link.desk },
    ],
    reason: `Vous recevez cet e-mail parce que vous traitez des dossiers chez ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
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
          ? `Nous examinerons tes nouveaux signalements après le ${formatDate(dayOf(until))}. Si la vie de quelqu’un peut être en danger, nous regardons tout de suite.`
          : 'Si cela continue, nous mettrons tes signalements de côté pendant un temps.',
      },
      { label: 'Voir mes signalements', href: link.myReports },
      { note: 'Si tu penses que c’est une erreur, réponds-nous.' },
    ],
    reason: `Tu reçois cet e-mail parce que tu as fait un signalement sur ${brand}.`,
  }),
};
