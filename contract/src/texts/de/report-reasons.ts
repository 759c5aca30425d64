import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Sexueller Missbrauch eines Kindes',
  fake: 'Fake-Profil oder gestohlene Fotos',
  scam: 'Betrug oder Bitte um Geld',
  'under-age': 'Könnte unter 18 sein',
  threat: 'Hat mir gedroht',
  'unwanted-nude': 'Ein Nacktbild, das ich nicht wollte',
  'intimate-picture': 'Ein intimes Bild von mir',
  'outside-the-app': 'Hat mir bei einem Date oder außerhalb der App wehgetan oder Angst gemacht',
  content: 'Unangemessene Fotos oder Texte',
  harassment: 'Hass, Beleidigungen oder Belästigung',
  selling: 'Verkauft oder bewirbt etwas',
  technical: 'Etwas funktioniert nicht',
  bug: 'Etwas ist kaputt oder sieht falsch aus',
  account: 'Mein Konto',
  payment: 'Zahlung',
  'something-else': 'Etwas anderes',
};
