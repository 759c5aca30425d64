// No schemas here: the web loads this file on every page.
/** The prefix of the addresses of photos that need a token. */
export const privatePhotos = '/media/private/';
