import { direction } from '#texts/language.ts';

/** From right to left, the sign would be on the wrong side of an ID that starts with a letter. */
const sign = direction === 'rtl' ? '\u200e#' : '#';

/** The last six characters of an ID, the name of a report on the screen and in mails. */
export const shortId = (id: string) => `${sign}${id.slice(-6)}`;
