import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Fotos',
    member: 'Tus fotos no te muestran bien. Elige algunas en las que se te reconozca.',
  },
  incomplete: { label: 'Perfil con muy poco', member: 'Tu perfil dice muy poco sobre ti.' },
  'not-genuine': {
    label: 'No parece auténtico',
    member: 'No estábamos seguros de que el perfil fuera tuyo.',
  },
  behavior: { label: 'Contra las normas', member: 'Algo en tu perfil va contra nuestras normas.' },
  'not-for-them': {
    label: 'No encaja con el sitio',
    member: 'Tu perfil no encaja con el fin de esta comunidad.',
  },
  other: { label: 'Otro motivo', member: 'Algo en tu perfil nos impidió aprobarlo.' },
};
