import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  hour: { what: 'New reports', perAccount: 10, seconds: 3600 },
  day: { what: 'New reports', perAccount: 30, seconds: 86_400 },
  notice: { what: 'Notices from people without an account', perNetwork: 10, seconds: 3600 },
  noticeMail: {
    what: 'Mails that confirm such a notice, to one address',
    perAccount: 5,
    seconds: 3600,
  },
} as const satisfies Readonly<Record<string, RateLimit>>;
