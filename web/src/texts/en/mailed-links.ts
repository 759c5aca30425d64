/** Every page behind the link of a mail. */
export const messages = {
  incomplete: 'This link is incomplete. Open it from the email again.',
  loading: 'Opening your link…',
  failed: "We couldn't open this link",
  again: 'Try again',
  toHelp: 'Help Center',
};
