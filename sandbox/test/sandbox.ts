import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../start.ts';
import { responseFaults } from './schemas.ts';

const key = 'sk_test_sandbox';
const publishableKey = 'pk_test_sandbox';
/** When tests start, on the clock of the sandbox. */
export const start = new Date('2026-01-31T12:00:00Z');
export const startSeconds = start.getTime() / 1000;

export interface TestSandbox extends Sandbox, AsyncDisposable {
  stripe: Stripe;
  /** Calls as a browser does, with the publishable key. */
  fromBrowser: (path: string, params: Record<string, string>) => Promise<BrowserResponse>;
}

interface BrowserResponse {
  status: number;
  body: Record<string, unknown> & { id: string; error?: Record<string, unknown> };
}

/**
 * A separate sandbox for a test, whose clock stands still until it is moved. Every response is compared with
 * Stripe's schemas when it closes.
 */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox({
    file: null,
    key,
    publishableKey,
    webhook: null,
    now: () => start,
    ...options,
  });
  const faults: string[] = [];
  const watchedFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    faults.push(...responseFaults(await response.clone().text()));
    return response;
  };
  return {
    ...sandbox,
    stripe: new Stripe(key, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(watchedFetch),
    }),
    fromBrowser: async (path, params) => {
      const body = new URLSearchParams({ ...params, key: publishableKey });
      const response = await watchedFetch(`${sandbox.url}${path}`, { method: 'POST', body });
      return { status: response.status, body: (await response.json()) as BrowserResponse['body'] };
    },
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      expect(faults).toEqual([]);
    },
  };
}

export async function createPrices(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Kindred Premium' });
  const recurring = (interval: 'month' | 'year', count: number, amount: number) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval, interval_count: count },
    });
  return {
    product,
    monthly: await recurring('month', 1, 1499),
    quarterly: await recurring('month', 3, 3499),
    annual: await recurring('year', 1, 9999),
  };
}

/** A card as a page sends it. */
export const cardParams = (number: string) => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '4',
  'card[exp_year]': '2030',
  'card[cvc]': '123',
});

/** A customer with a card that is used by default. */
export async function createPayer(stripe: Stripe, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'ada@example.org', name: 'Ada' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
}
