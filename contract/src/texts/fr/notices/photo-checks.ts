import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Notre équipe a comparé tes photos avec ton image. Les autres voient maintenant que tes photos sont vérifiées. L’image est supprimée.',
  'photo-check.excused': () =>
    'Notre équipe a lu ton message. Tu peux tout utiliser sans la vérification. Tu n’auras pas son badge.',
  'photo-check.refused': ({ reason }) =>
    `Ta vérification des photos a été refusée. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'On ne voyait pas assez de choses sur ton image, donc rien n’est décidé. L’image est supprimée. Tu peux en prendre une autre.',
  'photo-check.ended': ({ why }) =>
    `Ta vérification des photos n’est plus valable. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Tes photos sont vérifiées',
  'photo-check.excused': () => 'Tu n’as pas besoin de la vérification',
  'photo-check.refused': () => 'Ta vérification des photos a été refusée',
  'photo-check.again': () => 'Reprends l’image, s’il te plaît',
  'photo-check.ended': () => 'Ta vérification des photos n’est plus valable',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Tes photos sont vérifiées',
    preview:
      'Notre équipe a comparé tes photos avec ton image. Les autres voient maintenant que tes photos sont vérifiées. L’image est supprimée.',
    title: 'Tes photos sont vérifiées',
    parts: [
      {
        text: 'Notre équipe a comparé tes photos avec ton image. Les autres voient maintenant que tes photos sont vérifiées. L’image est supprimée.',
      },
      { label: 'Ouvrir la vérification', href: link.photoCheck },
    ],
    reason: `Tu reçois cet e-mail à cause de ta vérification des photos sur ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'Tu n’as pas besoin de la vérification',
    preview:
      'Notre équipe a lu ton message. Tu peux tout utiliser sans la vérification. Tu n’auras pas son badge.',
    title: 'Tu n’as pas besoin de la vérification',
    parts: [
      {
        text: 'Notre équipe a lu ton message. Tu peux tout utiliser sans la vérification. Tu n’auras pas son badge.',
      },
      { label: 'Ouvrir la vérification', href: link.photoCheck },
    ],
    reason: `Tu reçois cet e-mail à cause de ta vérification des photos sur ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Ta vérification des photos a été refusée',
    preview: refusalTexts[reason].sentence,
    title: 'Ta vérification des photos a été refusée',
    parts: [
      { text: refusalTexts[reason].sentence },
      {
        text: 'L’image est supprimée. Tu peux contester cette décision pendant 30 jours, ou refaire la vérification.',
      },
      { label: 'Ouvrir la vérification', href: link.photoCheck },
    ],
    reason: `Tu reçois cet e-mail à cause de ta vérification des photos sur ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Reprends l’image, s’il te plaît',
    preview:
      'On ne voyait pas assez de choses sur ton image, donc rien n’est décidé. L’image est supprimée. Tu peux en prendre une autre.',
    title: 'Reprends l’image, s’il te plaît',
    parts: [
      {
        text: 'On ne voyait pas assez de choses sur ton image, donc rien n’est décidé. L’image est supprimée. Tu peux en prendre une autre.',
      },
      { label: 'Ouvrir la vérification', href: link.photoCheck },
    ],
    reason: `Tu reçois cet e-mail à cause de ta vérification des photos sur ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Ta vérification des photos n’est plus valable',
    preview: endTexts[why],
    title: 'Ta vérification des photos n’est plus valable',
    parts: [
      { text: endTexts[why] },
      { text: 'Tu peux refaire la vérification. Cela prend environ une minute.' },
      { label: 'Ouvrir la vérification', href: link.photoCheck },
    ],
    reason: `Tu reçois cet e-mail à cause de ta vérification des photos sur ${brand}.`,
  }),
};
