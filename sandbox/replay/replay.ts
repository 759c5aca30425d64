import type { Stripe } from 'stripe';
import { Engine } from '../due/engine.ts';
import { Responder } from '../http/respond.ts';
import type { Form } from '../http/form.ts';
import { Router } from '../http/router.ts';
import { routes } from '../routes.ts';
import { apiVersion, defaults } from '../settings.ts';
import { kinds, type Stored } from '../store/objects.ts';
import { Store } from '../store/store.ts';

export interface ReplayOptions {
  /** The ids of new objects, by the prefix of their kind. */
  makeId: (prefix: string) => string;
  /** The objects that exist before. */
  rows: readonly Stored[];
}

/** Addresses are moved to where the sandbox listens when it starts. */
const url = 'http://127.0.0.1:80';
const keys = { secret: 'sk_replay', publishable: 'pk_replay' };
const passing = new Set(['event', 'delivery', 'kept_response']);

/**
 * The sandbox without a server, at any time in the past: the requests from the history of a demo are repeated, and time
 * does the rest. It sends no events.
 */
export function startReplay({ makeId, rows }: ReplayOptions) {
  const store = new Store();
  store.apply({ put: [...rows], removed: [] });
  let seconds = 0;
  const settings = { url, apiVersion, hasWebhook: false, ...defaults, makeId };
  const wallTime = () => seconds * 1000;
  const engine = new Engine({ store, journal: null, settings, wallTime });
  const responder = new Responder(engine, new Router(routes), keys);
  return {
    store,
    /** Does everything that is due until then. */
    advanceTo(time: number) {
      seconds = time;
      engine.catchUp();
    },
    send<Created = { id: string }>(path: string, form: Form): Created {
      const key = keys.secret;
      const request = { method: 'POST', path, form, key, idempotencyKey: undefined };
      const { status, body } = responder.respond(request);
      if (status !== 200) throw new Error(`The replay of ${path} was refused: ${body}`);
      return JSON.parse(body) as Created;
    },
    /** The invoices of a customer are numbered with it. */
    setInvoicePrefix(customer: Stripe.Customer, prefix: string) {
      engine.keep({ put: [{ ...customer, invoice_prefix: prefix }], removed: [] });
    },
    /** The objects that exist now, without those from before. */
    made: (): Stored[] =>
      kinds
        .filter((kind) => !passing.has(kind))
        .flatMap((kind): Stored[] => store.all(kind))
        .filter((row) => !rows.includes(row)),
  };
}
