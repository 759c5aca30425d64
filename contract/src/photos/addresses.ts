// No schemas here: the web loads this file on every page.
/** The prefix of the addresses of photos that need a token. */
export const privatePhotos = '/media/private/';

/** The longer side of each stored size. The addresses of two sizes differ only in this number. */
export const photoSizes = [320, 800, 1600] as const;
