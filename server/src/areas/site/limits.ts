import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** Each holds a connection to the mail server while its sender waits. */
  tryMail: { what: 'Test emails during set-up', perAccount: 20, seconds: 900 },
} as const satisfies Readonly<Record<string, RateLimit>>;
