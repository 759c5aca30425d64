// Characters that are no white space but that fonts draw as nothing.
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g;

// Line breaks, and marks that change the direction of the text.
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Empty, or one line with at least one visible character. */
export const isVisible = (text: string) =>
  text === '' ||
  (!unruly.test(text) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blankLetters, '')));
