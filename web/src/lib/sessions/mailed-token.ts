/** The token of a mailed link comes after the `#`, which browsers do not send to the server. */
export const mailedToken = (hash: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token');
