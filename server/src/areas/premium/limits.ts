import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  giveAsSupport: { what: 'Premium given by support', perAccount: 50, seconds: 86_400 },
  give: { what: 'Premium given by administrators', perAccount: 500, seconds: 86_400 },
  /** Low enough that no one can test stolen cards, with one account or with many. A network may be an entire town. */
  pay: { what: 'Payments and saved cards', perNetwork: 120, perAccount: 20, seconds: 3600 },
  /** Low enough that no one can guess a coupon. */
  coupons: { what: 'Coupons looked up', perAccount: 30, seconds: 3600 },
  change: { what: 'Other changes of a subscription', perAccount: 60, seconds: 3600 },
  withdrawal: { what: 'Withdrawals by a mailed link', perNetwork: 60, seconds: 900 },
  read: { what: 'Reads from the payment provider', perAccount: 300, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
