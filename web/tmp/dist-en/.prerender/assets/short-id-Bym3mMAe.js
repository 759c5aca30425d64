// web/src/lib/facts/short-id.ts
/** The last six characters of an id, the name of a report on the screen and in mails. */
var shortId = (id) => `#${id.slice(-6)}`;
export { shortId as t };
