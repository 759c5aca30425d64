/** With a keyboard Enter sends a message; on a phone it starts a new line. */
export const entersLines = () => matchMedia('(hover: none)').matches;
