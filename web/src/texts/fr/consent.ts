import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/consent.ts';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'J’accepte que mon genre, mes préférences de rencontre et mes réponses aux questions soient utilisés pour me présenter à d’autres.',
  why: 'Cela peut révéler quelque chose de ta vie privée. Il nous faut ton consentement, que tu peux retirer à tout moment.',
};
