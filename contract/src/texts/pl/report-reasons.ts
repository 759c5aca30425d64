import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Wykorzystywanie seksualne dziecka',
  fake: 'Fałszywy profil lub kradzione zdjęcia',
  scam: 'Oszustwo lub prośby o pieniądze',
  'under-age': 'Może mieć mniej niż 18 lat',
  threat: 'Groźby wobec mnie',
  'unwanted-nude': 'Niechciane nagie zdjęcie',
  'intimate-picture': 'Moje intymne zdjęcie',
  'outside-the-app': 'Krzywda lub strach na randce albo poza aplikacją',
  content: 'Nieodpowiednie zdjęcia lub tekst',
  harassment: 'Nienawiść, obelgi lub nękanie',
  selling: 'Sprzedaż lub reklama',
  technical: 'Coś nie działa',
  bug: 'Coś jest zepsute lub źle wygląda',
  account: 'Moje konto',
  payment: 'Płatność',
  'something-else': 'Coś innego',
};
