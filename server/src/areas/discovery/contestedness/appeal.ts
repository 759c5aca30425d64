/**
 * How attractive two people are to each other, from the chances that each likes the other. The same for both. Decks
 * are ordered by it and by how contested each person is.
 */
export const appealOf = (p: number, q: number) => (p + q) / 2 + (p * q) / 8;
