import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  login: {
    what: 'Signing in with a password',
    perNetwork: 60,
    perAccountAndNetwork: 10,
    perAccount: 20,
    seconds: 900,
  },
  provider: {
    what: 'Signing in with Google or Facebook',
    perNetwork: 60,
    perAccount: 60,
    seconds: 900,
  },
  factor: { what: 'Two-factor codes', perNetwork: 60, perAccount: 10, seconds: 900 },
  factorAtSignIn: {
    what: 'Two-factor codes at sign-in',
    perNetwork: 60,
    perAccountAndNetwork: 10,
    perAccount: 20,
    seconds: 900,
  },
  password: {
    what: 'Actions that require the password again',
    perNetwork: 60,
    perAccount: 10,
    seconds: 900,
  },
  changeEmail: {
    what: 'Requests to change an address',
    perNetwork: 30,
    perAccount: 10,
    seconds: 3600,
  },
  proof: { what: "Confirming it's you", perNetwork: 60, perAccount: 10, seconds: 900 },
  proofCode: {
    what: "Emails to confirm it's you",
    perNetwork: 30,
    perAccount: 5,
    seconds: 3600,
  },
  register: { what: 'Registering', perNetwork: 30, perAccountAndNetwork: 3, seconds: 3600 },
  invitation: { what: 'Codes of invitations', perNetwork: 60, perAccount: 60, seconds: 900 },
  verify: { what: 'Codes from a mail', perNetwork: 60, perAccount: 20, seconds: 900 },
  resend: {
    what: 'Requests for a mail to confirm an address',
    perNetwork: 30,
    perAccountAndNetwork: 5,
    seconds: 3600,
  },
  forgot: {
    what: 'Requests for a mail to choose a new password',
    perNetwork: 30,
    perAccountAndNetwork: 5,
    seconds: 3600,
  },
  reset: { what: 'Choosing a new password', perNetwork: 30, perAccount: 10, seconds: 3600 },
  join: { what: 'Links of invitations', perNetwork: 30, perAccount: 10, seconds: 3600 },
  link: { what: 'Opening emailed links', perNetwork: 120, perAccount: 30, seconds: 900 },
  leave: { what: 'Mails to delete an account', perNetwork: 30, perAccount: 5, seconds: 3600 },
  export: { what: 'Copies of own data', perNetwork: 30, perAccount: 3, seconds: 86_400 },
  // Each of these is as long as the links of its mails work: someone who gets no further mail has one that works.
  confirmMail: { what: 'Mails to confirm an address that are sent', perAccount: 5, seconds: 600 },
  resetMail: {
    what: 'Mails to choose a new password that are sent',
    perAccount: 10,
    seconds: 3600,
  },
  newAddressMail: {
    what: 'Mails with a code for a new address that are sent',
    perAccount: 5,
    seconds: 600,
  },
} as const satisfies Readonly<Record<string, RateLimit>>;
