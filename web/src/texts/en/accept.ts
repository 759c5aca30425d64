/** Beside the consent of newcomers. */
export const messages = {
  accept: (titles: string) => `I accept: ${titles}.`,
  why: 'This says what you can expect from us, and what we expect from you.',
  read: (title: string) => `Read: ${title}`,
};
