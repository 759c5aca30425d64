import type { Environment } from './environment.ts';
import { StartError } from './errors.ts';

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The three keys belong together. Without them, payments use the sandbox; in production there are none. */
export function stripeSettings(env: Environment) {
  const missing = keys.filter((key) => !env[key]);
  if (missing.length === keys.length) return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new StartError(`Payments need all of ${keys.join(', ')}: set ${missing.join(' and ')}.`);
  if (isTest(secretKey) !== isTest(publishableKey))
    throw new StartError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: use both for tests, or both live.',
    );
  if (env.MODE === 'production' && isTest(secretKey))
    throw new StartError(
      'STRIPE_SECRET_KEY is a test key, with which no money moves: use live keys with MODE=production.',
    );
  return { secretKey, publishableKey, webhookSecret };
}

const isTest = (key: string) => /^\w\w_test_/.test(key);

/** Prices in the smallest unit of the currency; some currencies have none. */
export function premiumSettings(env: Environment) {
  const currency = env.PREMIUM_CURRENCY;
  const [monthly = 0, quarterly = 0, annual = 0] = env.PREMIUM_PRICES.split(',').map((price) =>
    toMinorUnits(price, currency),
  );
  const coupons = (env.PREMIUM_COUPONS ?? '').split(',').filter(Boolean).map(toCoupon);
  return {
    currency,
    prices: { monthly, quarterly, annual },
    trialDays: env.PREMIUM_TRIAL_DAYS,
    graceDays: env.PREMIUM_GRACE_DAYS,
    coupons: new Map(coupons),
  };
}

function toMinorUnits(price: string, currency: string) {
  const digits = fractionDigits(currency);
  const [whole = '', fraction = ''] = price.split('.');
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  if (fraction.length <= digits && amount > 0) return amount;
  const fault = amount > 0 ? `has more digits than ${currency} has` : 'is free';
  throw new StartError(`PREMIUM_PRICES is not usable: ${price} ${fault}.`);
}

function fractionDigits(currency: string) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

function toCoupon(text: string): [string, number] {
  const [code = '', percent = ''] = text.split(':');
  return [code, Number(percent)];
}
