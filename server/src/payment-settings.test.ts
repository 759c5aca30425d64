import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';

function complaint(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

const production = {
  MODE: 'production',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  PUBLIC_URL: 'https://kindred.example',
};
const keysOf = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_12345678`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_12345678`,
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
});

test('all keys of the provider, or none', () => {
  const live = keysOf('live');
  expect(readConfig({ ...production, ...live }).stripe).toEqual({
    secretKey: live.STRIPE_SECRET_KEY,
    publishableKey: live.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: live.STRIPE_WEBHOOK_SECRET,
  });
  expect(readConfig({}).stripe).toBeUndefined();
  for (const name of Object.keys(live)) {
    const { [name as keyof typeof live]: _left, ...others } = live;
    expect(complaint(others)).toMatch(new RegExp(`: set ${name}\\.$`));
    expect(complaint({ ...production, ...others })).toMatch(new RegExp(`: set ${name}\\.$`));
  }
});

test('keys of different modes, and test keys in production, are refused', () => {
  const mixed = { ...keysOf('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' };
  expect(complaint(mixed)).toMatch(/different modes/);
  expect(complaint({ ...production, ...keysOf('test') })).toMatch(
    /^STRIPE_SECRET_KEY is a test key/,
  );
  expect(complaint(keysOf('test'))).toBe('');
});

test.each([
  ['usd', '14.99,34.99,99.99', [1499, 3499, 9999]],
  ['jpy', '1500,3500,9900', [1500, 3500, 9900]],
  ['kwd', '4.5,10.125,30', [4500, 10_125, 30_000]],
])('prices in %s are integers in its smallest unit', (currency, prices, amounts) => {
  const { premium } = readConfig({ PREMIUM_CURRENCY: currency, PREMIUM_PRICES: prices });
  expect(Object.values(premium.prices)).toEqual(amounts);
});

test.each([
  ['jpy', '14.99,34.99,99.99'],
  ['usd', '14.999,34.99,99.99'],
  ['usd', '0,34.99,99.99'],
  ['usd', '14.99,34.99'],
  ['usd', '-1,2,3'],
])('%s %s is not a price', (currency, prices) => {
  expect(complaint({ PREMIUM_CURRENCY: currency, PREMIUM_PRICES: prices })).toMatch(
    /^PREMIUM_PRICES is not usable/,
  );
});

test('coupons are codes with a percentage', () => {
  const { coupons } = readConfig({ PREMIUM_COUPONS: 'WELCOME:20,FRIENDS:100' }).premium;
  expect([...coupons]).toEqual([
    ['WELCOME', 20],
    ['FRIENDS', 100],
  ]);
  expect(complaint({ PREMIUM_COUPONS: 'welcome:20' })).toMatch(/^PREMIUM_COUPONS/);
  expect(complaint({ PREMIUM_COUPONS: 'WELCOME:0' })).toMatch(/^PREMIUM_COUPONS/);
});
