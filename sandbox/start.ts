import { setTimeout as sleep } from 'node:timers/promises';
import { Engine } from './due/engine.ts';
import { Deliveries, type Webhook } from './events/deliveries.ts';
import { Responder } from './http/respond.ts';
import { Router } from './http/router.ts';
import { closeServer, listen, portOf } from './http/server.ts';
import { readPage } from './pages/pages.ts';
import { routes } from './routes.ts';
import { apiVersion, defaults } from './settings.ts';
import { Journal } from './store/journal.ts';
import { Store } from './store/store.ts';
import type { Settings } from './store/transaction.ts';
import type { Stored } from './store/objects.ts';

export interface SandboxOptions {
  /** 0, the default, takes the port of the last start or any free one. The host is always 127.0.0.1. */
  port?: number;
  /** The file for everything; null keeps it only in memory. */
  file: string | null;
  key: string;
  publishableKey: string;
  webhook: Webhook | null;
  now?: () => Date;
  /** The sandbox takes no money, so that it refuses to start in production. */
  production?: boolean;
  retryDays?: readonly number[];
  afterRetries?: Settings['afterRetries'];
  /** Milliseconds that the bank of the slow test card takes. */
  slowBank?: number;
}

export interface Sandbox {
  url: string;
  port: number;
  clock: { now(): Date; advanceTo(date: Date): Promise<void>; performDue(): Promise<void> };
  /** Delivers every event that was not accepted yet. */
  deliver(): Promise<void>;
  deliveries: Pick<Deliveries, 'hold' | 'release' | 'pending' | 'send'>;
  store: Pick<Store, 'all' | 'get' | 'by' | 'time'>;
  close(): Promise<void>;
}

const slowBank = 10_000;

/** How often the sandbox checks whether something is due. */
const tick = 1000;

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production)
    throw new Error('The payment sandbox takes no money and does not start in production.');
  const store = new Store();
  const journal = options.file === null ? null : await Journal.open(options.file, store);
  try {
    return await serve(options, store, journal);
  } catch (error) {
    await journal?.close();
    throw error;
  }
}

async function serve(
  options: SandboxOptions,
  store: Store,
  journal: Journal | null,
): Promise<Sandbox> {
  const wallTime = () => options.now?.().getTime() ?? Date.now();
  const settings: Settings = {
    url: '',
    apiVersion,
    hasWebhook: options.webhook !== null,
    retryDays: options.retryDays ?? defaults.retryDays,
    afterRetries: options.afterRetries ?? defaults.afterRetries,
  };
  const engine = new Engine({ store, journal, settings, wallTime });
  const deliveries = new Deliveries({
    webhook: options.webhook,
    store,
    now: () => engine.now,
    signingTime: () => Math.floor(wallTime() / 1000),
    save: (delivery, outcome) => engine.noteDelivery(delivery, outcome),
  });
  const keys = { secret: options.key, publishable: options.publishableKey };
  const returnUrls = new Map<string, string>();
  const responder = new Responder(engine, new Router(routes), keys);
  const server = await listen(options.port ?? 0, store.port, {
    respond: async (request) => {
      const response = responder.respond(request);
      await engine.flush();
      if (response.isSlow) await sleep(options.slowBank ?? slowBank);
      deliveries.start();
      return response;
    },
    page: (asked) => readPage({ ...asked, engine, responder, keys, store, deliveries, returnUrls }),
  });
  const port = portOf(server);
  settings.url = `http://127.0.0.1:${port}`;
  engine.keep({ put: moveAddresses(store, settings.url), removed: [], port });
  const timer = setInterval(() => {
    engine.catchUp();
    engine.flush().catch((error: unknown) => {
      console.error('The payment sandbox failed to write its journal:', error);
    });
    deliveries.start();
  }, tick);
  timer.unref();
  return {
    url: settings.url,
    port,
    clock: {
      now: () => new Date(engine.time),
      advanceTo: async (date) => {
        await engine.advanceTo(date);
        await deliveries.deliverAll();
      },
      performDue: async () => {
        await engine.performDue();
        await deliveries.deliverAll();
      },
    },
    deliver: () => deliveries.deliverAll(),
    deliveries,
    store,
    async close() {
      clearInterval(timer);
      await closeServer(server);
      await deliveries.close();
      await journal?.close();
    },
  };
}

/** URLs of the sandbox that were stored when it listened at another port. */
function moveAddresses(store: Store, url: string): Stored[] {
  const elsewhere = /"http:\/\/127\.0\.0\.1:\d+\/(authenticate|invoices)\//g;
  return (['invoice', 'payment_intent', 'setup_intent'] as const).flatMap((kind) =>
    store.all(kind).flatMap((row) => {
      const old = JSON.stringify(row);
      const moved = old.replace(elsewhere, `"${url}/$1/`);
      return moved === old ? [] : [JSON.parse(moved) as Stored];
    }),
  );
}
