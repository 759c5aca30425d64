/** The last six characters of an id, the name of a report on the screen and in mails. */
export const shortId = (id: string) => `#${id.slice(-6)}`;
