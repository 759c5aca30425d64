// web/src/features/reports/short-id.ts
/** The last six characters, as reports are called on the screen and in mails. */
var shortId = (id) => `#${id.slice(-6)}`;
export { shortId as t };
