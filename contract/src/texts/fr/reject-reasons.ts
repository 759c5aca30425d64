import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'Une de tes photos ne peut pas être affichée :'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'Aucune personne visible',
    notice: 'on ne t’y voit pas',
    mail: 'On ne t’y voit pas. Les photos doivent te montrer.',
  },
  'somebody-else': {
    label: 'Quelqu’un d’autre',
    notice: 'elle semble montrer quelqu’un d’autre',
    mail: 'Elle semble montrer quelqu’un d’autre. Les photos doivent te montrer.',
  },
  nudity: {
    label: 'Nudité',
    notice: 'elle contient de la nudité',
    mail: 'Elle contient de la nudité, ce qui n’est pas autorisé.',
  },
  violence: {
    label: 'Violence ou armes',
    notice: 'elle montre de la violence ou des armes',
    mail: 'Elle montre de la violence ou des armes, ce qui n’est pas autorisé.',
  },
  minor: {
    label: 'Un enfant',
    notice: 'elle montre un enfant',
    mail: 'Elle montre un enfant. Les photos ne doivent montrer que des adultes.',
  },
  contact: {
    label: 'Coordonnées ou publicité',
    notice: 'elle contient des coordonnées ou une publicité',
    mail: 'Elle contient des coordonnées ou une publicité.',
  },
  quality: {
    label: 'Trop sombre, petite ou floue',
    notice: 'elle est trop sombre, trop petite ou trop floue',
    mail: 'Elle est trop sombre, trop petite ou trop floue.',
  },
};
