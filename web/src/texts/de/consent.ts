import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/consent.ts';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'Ich willige ein, dass mein Geschlecht, meine Antworten auf Fragen und die Angabe, wen ich kennenlernen möchte, verwendet werden, um mich anderen vorzustellen.',
  why: 'Das kann etwas über dein Privatleben verraten. Wir brauchen deine Einwilligung, und du kannst sie jederzeit widerrufen.',
};
