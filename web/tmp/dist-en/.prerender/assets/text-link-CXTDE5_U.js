// web/src/ui/pages/text-link.ts
/** The words of a link that stands alone and is as high as a finger. */
var textLink = 'underline inline-flex items-center min-h-target color-brand semibold';
/** In a column, where it is only as wide as its text. */
var columnLink = `${textLink} self-start`;
export { textLink as n, columnLink as t };
