/** The words of a link that stands alone and is as high as a finger. */
export const textLink = 'underline inline-flex items-center min-h-11 text-brand font-semibold';

/** In a column, where it is only as wide as its text. */
export const columnLink = `${textLink} justify-self-start`;

const bare = 'cursor-pointer border-0 bg-transparent p-0 text-start text-md';

/** A button that looks like such a link. */
export const textButton = `${bare} ${textLink}`;
export const columnButton = `${bare} ${columnLink}`;
