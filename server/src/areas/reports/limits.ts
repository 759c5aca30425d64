import { type Limit, type RateLimit, tryKey } from '../../platform/http/limits/limits.ts';

export const limits = {
  hour: { what: 'New reports', perAccount: 10, seconds: 3600 },
  day: { what: 'New reports', perAccount: 30, seconds: 86_400 },
  notice: { what: 'Notices from people without an account', perNetwork: 10, seconds: 3600 },
  noticeMail: {
    what: 'Mails that confirm such a notice, to one address',
    perAccount: 5,
    seconds: 3600,
  },
  pictureRequest: {
    what: 'Requests to remove an intimate picture, without an account',
    perNetwork: 12,
    seconds: 900,
  },
  fingerprint: { what: 'Pictures that are read to find copies', perNetwork: 20, seconds: 900 },
  pictureLink: {
    what: 'Opening such a request by its link, and adding to it',
    perNetwork: 60,
    seconds: 900,
  },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** What is counted of a member who reports. */
export const limitsOf = (memberId: string): Limit[] =>
  Object.entries({ hour: limits.hour, day: limits.day }).map(([name, { perAccount, seconds }]) => ({
    key: tryKey(`report ${name}`, memberId),
    tries: perAccount,
    seconds,
  }));
