import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'Nie możemy pokazać jednego z twoich zdjęć:'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'Nie widać osoby',
    notice: 'nie widać cię na nim',
    mail: 'Nie widać Cię na nim. Zdjęcia powinny pokazywać Ciebie.',
  },
  'somebody-else': {
    label: 'Ktoś inny',
    notice: 'wygląda na to, że pokazuje kogoś innego',
    mail: 'Wygląda na to, że pokazuje kogoś innego. Zdjęcia powinny pokazywać Ciebie.',
  },
  nudity: {
    label: 'Nagość',
    notice: 'zawiera nagość',
    mail: 'Zawiera nagość, a to niedozwolone.',
  },
  violence: {
    label: 'Przemoc lub broń',
    notice: 'pokazuje przemoc lub broń',
    mail: 'Pokazuje przemoc lub broń, a to niedozwolone.',
  },
  minor: {
    label: 'Dziecko',
    notice: 'pokazuje dziecko',
    mail: 'Pokazuje dziecko. Na zdjęciach mogą być tylko osoby dorosłe.',
  },
  contact: {
    label: 'Dane kontaktowe lub reklama',
    notice: 'zawiera dane kontaktowe lub reklamę',
    mail: 'Zawiera dane kontaktowe lub reklamę.',
  },
  quality: {
    label: 'Ciemne, małe lub nieostre',
    notice: 'jest za ciemne, za małe lub nieostre',
    mail: 'Jest za ciemne, za małe lub nieostre.',
  },
};
