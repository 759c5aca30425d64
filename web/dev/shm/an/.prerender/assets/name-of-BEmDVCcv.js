// web/src/lib/name-of.ts
/** First and last name, else the name, else nothing. */
function nameOf({ firstName, lastName, name }) {
	return [firstName, lastName].filter(Boolean).join(" ") || name || null;
}
export { nameOf as t };
