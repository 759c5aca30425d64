import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const host = '127.0.0.1';

/** The file in which it stores its journal. */
export const sandboxFileOf = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  join(dataDir, 'payment-sandbox.jsonl');

/**
 * Replaces the payment provider if there are no real keys, so that premium can be bought with a test card. Processes with
 * one database and one data folder share it: their keys are the same.
 */
export async function startPaymentSandbox(
  { config, payments, secret }: FastifyInstance,
  port: number,
) {
  // Packages that only the sandbox needs are missing in production.
  const { shareSandbox } = await import('../../sandbox/share.ts');
  const keyOf = (prefix: string) =>
    prefix + createHmac('sha256', secret).update(`payment sandbox ${prefix}`).digest('hex');
  const keys = {
    secretKey: keyOf('sk_test_'),
    publishableKey: keyOf('pk_test_'),
    webhookSecret: keyOf('whsec_'),
  };
  const listening = ['0.0.0.0', '::'].includes(config.host) ? host : config.host;
  const options = {
    file: sandboxFileOf(config),
    key: keys.secretKey,
    publishableKey: keys.publishableKey,
    webhook: {
      url: `http://${listening}:${port}/api/v1/subscription/webhook`,
      secret: keys.webhookSecret,
    },
    production: config.production,
    // Only a process with routes takes its events.
    joins: config.role === 'jobs',
  };
  return shareSandbox(options, (sandbox) => payments.connect(keys, { host, port: sandbox }));
}
