// web/src/lib/sessions/mailed-token.ts
/** The token of a mailed link comes after the `#`, which browsers do not send to the server. */
var mailedToken = (hash) => new URLSearchParams(hash.replace(/^#/, '')).get('token');
export { mailedToken as t };
