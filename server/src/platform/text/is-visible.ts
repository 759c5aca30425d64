// Characters that are no white space but that fonts draw as nothing.
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g;

// Line breaks, and characters that no one sees, such as marks of direction: with them two names could look the same.
const unruly = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u;

// Emoji and scripts such as Arabic and Hindi are written with these. In other scripts no one sees them.
const idleJoiners =
  /(?<![^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])(?:\u034f|\u200c|\u200d|[\ufe00-\ufe0f])/u;

/** Empty, or one line with at least one visible character, and without invisible ones. */
export const isVisible = (text: string) =>
  text === '' ||
  (!unruly.test(text) &&
    !idleJoiners.test(text) &&
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blankLetters, '')));
