import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Photos',
    member: 'Tes photos ne te montrent pas assez bien. Choisis-en sur lesquelles on te reconnaît.',
  },
  incomplete: { label: 'Profil trop court', member: 'Ton profil en dit trop peu sur toi.' },
  'not-genuine': {
    label: 'Doute sur l’identité',
    member: 'Nous n’étions pas sûrs que ce profil soit le tien.',
  },
  behavior: {
    label: 'Contraire aux règles',
    member: 'Quelque chose dans ton profil est contraire à nos règles.',
  },
  'not-for-them': {
    label: 'Hors du but du site',
    member: 'Ton profil ne correspond pas au but de cette communauté.',
  },
  other: {
    label: 'Autre raison',
    member: 'Quelque chose dans ton profil nous a empêchés de l’approuver.',
  },
};
