import type { PaymentMode } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';

interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** The sandbox that replaces Stripe. */
interface SandboxAddress {
  readonly host: string;
  readonly port: number;
  readonly maxNetworkRetries?: number;
}

/** How this process reaches the payment provider. */
interface Payments {
  readonly mode: PaymentMode;
  readonly publishableKey: string | null;
  readonly webhookSecret: string | null;
  readonly secretKey: string | null;
  readonly sandbox: SandboxAddress | null;
  /** Throws where premium cannot be bought. */
  readonly stripe: Stripe;
  connect(keys: Keys, sandbox?: SandboxAddress): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

const timeout = 15_000;
const maxNetworkRetries = 2;

/** The kind of object that a request is about, such as `subscriptions`; the rest of its address has ids. */
const objectOf = (path: string) => /^\/v1\/([a-z_]+)(?=[/?]|$)/.exec(path)?.[1] ?? 'other';

const outcomeOf = (status: number) => (status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed');

/** Each try of a request is measured. */
function measureCalls(app: FastifyInstance, client: HttpClient): HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...rest) =>
    app.measures.call(
      {
        to: 'payments',
        name: `payments ${method} ${objectOf(path)}`,
        outcomeOf: (response) => outcomeOf(response.getStatusCode()),
      },
      () => send(host, port, path, method, ...rest),
    );
  return client;
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Connects to Stripe if it has keys. The sandbox, which needs the port that we listen on, connects later. */
export function providePayments(app: FastifyInstance) {
  const connected: { keys?: Keys; sandbox?: SandboxAddress | undefined; stripe?: Stripe } = {};
  const payments: Payments = {
    get mode() {
      if (!connected.stripe) return 'off';
      return connected.sandbox ? 'sandbox' : 'stripe';
    },
    get publishableKey() {
      return connected.keys?.publishableKey ?? null;
    },
    get webhookSecret() {
      return connected.keys?.webhookSecret ?? null;
    },
    get secretKey() {
      return connected.keys?.secretKey ?? null;
    },
    get sandbox() {
      return connected.sandbox ?? null;
    },
    get stripe() {
      if (connected.stripe) return connected.stripe;
      throw new AppError('premium_not_sold');
    },
    connect(keys, sandbox) {
      const httpClient = measureCalls(app, Stripe.createNodeHttpClient());
      const options = { timeout, maxNetworkRetries, telemetry: false, httpClient };
      const elsewhere = sandbox && ({ ...sandbox, protocol: 'http' } as const);
      connected.stripe = new Stripe(keys.secretKey, { ...options, ...elsewhere });
      connected.keys = keys;
      connected.sandbox = sandbox;
    },
  };
  app.decorate('payments', payments);
  if (app.config.stripe) payments.connect(app.config.stripe);
}
