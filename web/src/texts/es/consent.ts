import type { messages as en } from '../en/consent.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'Doy mi consentimiento para que se usen mi género, a quién me gustaría conocer y mis respuestas a las preguntas para presentarme a otras personas.',
  why: 'Esto puede revelar algo de tu vida privada. Necesitamos tu permiso, y puedes retirarlo en cualquier momento.',
};
