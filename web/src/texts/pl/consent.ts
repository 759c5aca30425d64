import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/consent.ts';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'Wyrażam zgodę, aby serwis używał informacji o mojej płci i o tym, kogo chcę poznać, oraz moich odpowiedzi na pytania, żeby poznawać mnie z innymi osobami.',
  why: 'Te dane mogą ujawniać coś o twoim życiu prywatnym. Potrzebujemy twojej zgody, a wycofać ją możesz w każdej chwili.',
};
