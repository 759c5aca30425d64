// web/src/lib/unsent/unsent.ts
/** The storage of a member's changes until the server has them. */
var unsentKey = (name, owner) => `${name}:${owner}`;
export { unsentKey as t };
