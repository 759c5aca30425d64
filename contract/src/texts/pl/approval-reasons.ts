import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Zdjęcia',
    member: 'Na twoich zdjęciach słabo cię widać. Wybierz takie, na których można cię rozpoznać.',
  },
  incomplete: { label: 'Za mało w profilu', member: 'Twój profil mówi o tobie za mało.' },
  'not-genuine': {
    label: 'Wątpliwa autentyczność',
    member: 'Nie mieliśmy pewności, że to twój profil.',
  },
  behavior: {
    label: 'Wbrew zasadom',
    member: 'Coś w twoim profilu jest sprzeczne z naszymi zasadami.',
  },
  'not-for-them': {
    label: 'Nie po to jest ta strona',
    member: 'Twój profil nie pasuje do celu tej społeczności.',
  },
  other: { label: 'Inny powód', member: 'Coś w twoim profilu nie pozwoliło nam go zatwierdzić.' },
};
