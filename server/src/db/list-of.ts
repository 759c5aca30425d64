/** A list of constant words in SQL, for `in`. */
export const listOf = (words: readonly string[]) =>
  `(${words.map((word) => `'${word}'`).join(', ')})`;
