export const longestMessage = 2000;
export const longestSearch = 100;
/** How long a sent message can be changed. */
export const editMinutes = 15;
/** Messages that one request of a search looks through. */
export const searchedAtOnce = 20_000;
/** Messages that a quote shows of the one it answers, in characters. */
export const longestQuote = 140;
