import type { messages as en } from '../en/consent.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of the text is a new `consentVersion` in the contract. */
export const messages: Translated<typeof en> = {
  text: 'أوافق على استخدام المعلومات التالية لتعريفي بأشخاص: الجنس، ومن يهمّني التعرّف إليهم، وإجاباتي عن الأسئلة.',
  why: 'قد يكشف ذلك شيئًا عن حياتك الخاصة. لذا نحتاج إلى موافقتك، ويمكنك سحبها في أي وقت.',
};
