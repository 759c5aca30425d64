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
