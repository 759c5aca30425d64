// No schemas here: the web loads this file on every page.
/** The beginning of the addresses of photos that take a token. */
export const privatePhotos = '/media/private/';
