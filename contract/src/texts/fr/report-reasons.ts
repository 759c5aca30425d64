import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Violences sexuelles sur un enfant',
  fake: 'Faux profil ou photos volées',
  scam: 'Arnaque ou demande d’argent',
  'under-age': 'A peut-être moins de 18 ans',
  threat: 'Menaces contre moi',
  'unwanted-nude': 'Photo de nu non sollicitée',
  'intimate-picture': 'Une image intime de moi',
  'outside-the-app': 'M’a fait du mal ou peur en rendez-vous ou hors de l’appli',
  content: 'Photos ou texte déplacés',
  harassment: 'Haine, insultes ou harcèlement',
  selling: 'Vente ou publicité',
  technical: 'Quelque chose ne fonctionne pas',
  bug: 'Un bug ou un mauvais affichage',
  account: 'Mon compte',
  payment: 'Paiement',
  'something-else': 'Autre chose',
};
