// Characters that are no white space but that fonts draw as nothing.
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Empty, or with at least one visible character. */
export const isVisible = (text: string) =>
  text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blankLetters, ''));
