import type { messages as en } from '../en/consent.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'Concordo que meu gênero, quem eu quero conhecer e minhas respostas às perguntas sejam usados para me apresentar a outras pessoas.',
  why: 'Isso pode revelar algo sobre sua vida privada. Precisamos da sua permissão, e você pode retirá-la quando quiser.',
};
