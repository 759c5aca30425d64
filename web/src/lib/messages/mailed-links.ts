import { inReadersLanguage } from './language.ts';

/** Every page behind the link of a mail. */
const en = {
  incomplete: 'This link is incomplete. Open it from the email again.',
  loading: 'Opening your link…',
  failed: "We couldn't open this link",
  again: 'Try again',
  toHelp: 'Help Center',
};

export const messages = inReadersLanguage({ en });
