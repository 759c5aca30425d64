export const longestMessage = 2000;
export const longestSearch = 100;
/** How long a sent message can be changed. */
export const editMinutes = 15;
/** Messages searched by one request. */
export const searchedAtOnce = 2000;
/** Characters that a quote shows of the message it answers. */
export const longestQuote = 140;
