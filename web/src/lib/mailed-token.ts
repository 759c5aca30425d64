/** The token of a mail's link stands behind the `#`, which browsers keep to themselves. */
export const mailedToken = (hash: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token');
