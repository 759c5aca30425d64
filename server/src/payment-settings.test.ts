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
