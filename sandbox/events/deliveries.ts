import type { Stripe } from 'stripe';
import type { Delivery } from '../store/objects.ts';
import type { Store } from '../store/store.ts';
import { createHmac } from 'node:crypto';

export interface Webhook {
  url: string;
  secret: string;
}

/** Seconds until the next attempt, as Stripe's back-off: soon at first, and for three days. */
const waits = [5, 30, 300, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];

interface Parts {
  webhook: Webhook | null;
  store: Store;
  /** Seconds, by the clock of the sandbox. */
  now: () => number;
  /** Seconds, by the receiver's clock: it refuses signatures from another time. */
  signingTime: () => number;
  save: (delivery: Delivery, outcome: 'sent' | 'failed' | 'given up') => void;
}

/** Sends events to the webhook, one after the other, until each is accepted. */
export class Deliveries {
  private readonly parts: Parts;
  private last: Promise<void> = Promise.resolve();
  private isRunning = false;
  private isHeld = false;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Leaves events where they are until `release`. */
  hold(): void {
    this.isHeld = true;
  }

  async release(): Promise<void> {
    this.isHeld = false;
    await this.deliverAll();
  }

  /** The events that were not accepted yet, oldest first. */
  pending(): Stripe.EventBase[] {
    const { store } = this.parts;
    return store.all('delivery').flatMap(({ id }) => store.get('event', id) ?? []);
  }

  /** Sends these events now, in this order and as often as they are named, and returns the statuses. */
  async send(ids: string[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const id of ids) {
      const event = this.parts.store.get('event', id);
      if (!event) throw new Error(`There is no event ${id}.`);
      statuses.push(await this.post(event));
      const delivery = this.parts.store.get('delivery', id);
      if (delivery) this.note(delivery, statuses.at(-1) ?? 0);
    }
    return statuses;
  }

  /** Starts sending what is due, in the background. */
  start(): void {
    if (this.isRunning || !this.parts.webhook) return;
    void this.queue(() => this.run((delivery) => delivery.next_attempt <= this.parts.now()));
  }

  /** Sends everything that was not accepted yet, also what waits for a later attempt. */
  deliverAll(): Promise<void> {
    const seen = new Set<string>();
    const isNew = ({ id }: Delivery) => !seen.has(id) && Boolean(seen.add(id));
    return this.queue(() => this.run(isNew));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.last;
  }

  /** One after the other, so that no event is sent twice in parallel. */
  private queue(send: () => Promise<void>): Promise<void> {
    this.isRunning = true;
    const run = this.last.then(send).finally(() => {
      if (this.last === run) this.isRunning = false;
    });
    this.last = run;
    return run;
  }

  private async run(isWanted: (delivery: Delivery) => boolean): Promise<void> {
    const { store } = this.parts;
    for (;;) {
      const wanted = store.all('delivery').filter(isWanted);
      if (wanted.length === 0) return;
      for (const { id } of wanted) {
        if (this.isClosed || this.isHeld) return;
        const delivery = store.get('delivery', id);
        const event = store.get('event', id);
        if (delivery && event) this.note(delivery, await this.post(event));
      }
    }
  }

  private note(delivery: Delivery, status: number): void {
    if (status >= 200 && status < 300) {
      this.parts.save(delivery, 'sent');
      return;
    }
    const wait = waits[delivery.attempts];
    const next = { ...delivery, attempts: delivery.attempts + 1 };
    if (wait === undefined) this.parts.save(next, 'given up');
    else this.parts.save({ ...next, next_attempt: this.parts.now() + wait }, 'failed');
  }

  private async post(event: Stripe.EventBase): Promise<number> {
    const { webhook, signingTime } = this.parts;
    if (!webhook) return 200;
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, webhook.secret, signingTime()),
          'user-agent': 'Stripe/1.0 (+https://docs.stripe.com/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}

/** The value of `Stripe-Signature`. */
function sign(body: string, secret: string, time: number): string {
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}
