import type { RateLimit } from '../../platform/http/limits.ts';

export const limits = {
  login: { what: 'Signing in with a password', perNetwork: 60, perAccount: 10, seconds: 900 },
  provider: {
    what: 'Signing in with Google or Facebook',
    perNetwork: 60,
    perAccount: 60,
    seconds: 900,
  },
  factor: { what: 'Codes of the second factor', perNetwork: 60, perAccount: 10, seconds: 900 },
  password: {
    what: 'Actions that ask for the password again',
    perNetwork: 60,
    perAccount: 10,
    seconds: 900,
  },
  proof: { what: "Confirming that it's you", perNetwork: 60, perAccount: 10, seconds: 900 },
  proofCode: {
    what: "Mails to confirm that it's you",
    perNetwork: 30,
    perAccount: 5,
    seconds: 3600,
  },
  register: { what: 'Registering', perNetwork: 30, perAccount: 5, seconds: 3600 },
  verify: { what: 'Codes from a mail', perNetwork: 60, perAccount: 20, seconds: 900 },
  resend: { what: 'Mails to confirm an address', perNetwork: 30, perAccount: 5, seconds: 3600 },
  forgot: { what: 'Mails to choose a new password', perNetwork: 30, perAccount: 5, seconds: 3600 },
  reset: { what: 'Choosing a new password', perNetwork: 30, perAccount: 10, seconds: 3600 },
  join: { what: 'Links of invitations', perNetwork: 30, perAccount: 10, seconds: 3600 },
  link: { what: 'Opening links of mails', perNetwork: 120, perAccount: 30, seconds: 900 },
  leave: { what: 'Mails to delete an account', perNetwork: 30, perAccount: 5, seconds: 3600 },
  export: { what: 'Archives of own data', perNetwork: 30, perAccount: 3, seconds: 86_400 },
} as const satisfies Readonly<Record<string, RateLimit>>;
