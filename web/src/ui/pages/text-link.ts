/** The words of a link that stands alone and is as high as a finger. */
export const textLink = 'underline inline-flex items-center min-h-target color-brand semibold';

/** In a column, where it is only as wide as its text. */
export const columnLink = `${textLink} self-start`;
