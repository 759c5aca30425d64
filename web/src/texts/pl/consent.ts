import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/consent.ts';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'Wyrażam zgodę na wykorzystanie mojej płci, tego, kogo chcę poznać, i moich odpowiedzi na pytania do przedstawiania mi innych osób.',
  why: 'Te dane mogą ujawniać coś o twoim życiu prywatnym. Potrzebujemy twojej zgody, a wycofać ją możesz w każdej chwili.',
};
