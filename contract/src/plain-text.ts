/** Marks of Arabic letters, such as vowels. */
const arabicMarks = /(?=\p{Script_Extensions=Arabic})\p{M}/gu;

/**
 * A text in the one form in which words are looked for. People and keyboards write the same word in several ways: with
 * composed, decomposed or wide letters, with invisible characters or long lines between its letters, and in Arabic with or
 * without vowels and the hamza of an alif. Marks of other scripts stay, as they make other letters.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u0640]/gu, '')
    .replaceAll(arabicMarks, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/\s+/g, ' ');
