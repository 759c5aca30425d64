/** The last six characters, as reports are called on the screen and in mails. */
export const shortId = (id: string) => `#${id.slice(-6)}`;
