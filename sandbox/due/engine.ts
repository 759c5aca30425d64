import type { Journal } from '../store/journal.ts';
import type { Delivery } from '../store/objects.ts';
import type { Change, Store } from '../store/store.ts';
import { Transaction, type Settings } from '../store/transaction.ts';
import { day } from '../subscriptions/periods.ts';
import { dueTimes } from './due.ts';
import { performDue } from './perform.ts';
import { Queue, type Entry } from './queue.ts';

/** As long as Stripe lists events, and as long as it remembers an idempotency key. */
const eventLife = 30 * day;
const responseLifetime = day;

interface Parts {
  store: Store;
  journal: Journal | null;
  settings: Settings;
  /** The current time in milliseconds, without the offset of tests. */
  wallTime: () => number;
}

/** Commits changes, and does what is due by the clock. */
export class Engine {
  private readonly queue = new Queue();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    for (const kind of ['subscription', 'subscription_schedule', 'invoice'] as const)
      for (const row of parts.store.values(kind))
        this.plan(row.id, dueTimes(row), parts.store.time);
  }

  /** Milliseconds. */
  get time(): number {
    return this.parts.wallTime() + this.parts.store.clockOffset;
  }

  /** Milliseconds by which the clock was moved forward. */
  get ahead(): number {
    return this.parts.store.clockOffset;
  }

  get now(): number {
    return Math.floor(this.time / 1000);
  }

  begin(now: number, request?: ConstructorParameters<typeof Transaction>[3]): Transaction {
    return new Transaction(this.parts.store, this.parts.settings, now, request);
  }

  commit(tx: Transaction): void {
    const { changes, now } = tx;
    this.keep({ ...changes, time: now });
    for (const row of changes.put) this.plan(row.id, dueTimes(row), now + 1);
  }

  keep(change: Change): void {
    const { put, removed, clockOffset, port } = change;
    if (put.length + removed.length === 0 && clockOffset === undefined && port === undefined)
      return;
    this.parts.store.apply(change);
    this.parts.journal?.add(change);
  }

  flush(): Promise<void> {
    return this.parts.journal?.flush() ?? Promise.resolve();
  }

  /** Does what was due up to now, in chronological order. */
  catchUp(until = this.now, most = Infinity): boolean {
    for (let done = 0; done < most; done += 1) {
      const { first } = this.queue;
      if (!first || first.time > until) {
        this.forget(until);
        return true;
      }
      this.queue.pop();
      this.perform(first);
      if (done % 100 === 0) this.forget(first.time);
    }
    return false;
  }

  /** Failures are reported and skipped, so that one object cannot block the others. */
  private perform({ time, id }: Entry): void {
    const tx = this.begin(time);
    try {
      performDue(tx, id);
      this.commit(tx);
    } catch (error) {
      console.error(`The payment sandbox failed to do what was due for ${id}:`, error);
    }
  }

  /** Moves the clock forward, and does everything that is due on the way. */
  async advanceTo(date: Date): Promise<void> {
    const target = date.getTime();
    if (Number.isNaN(target)) throw new Error('The clock needs a date.');
    if (target < this.time) throw new Error('The clock only goes forward.');
    await this.performDue(target);
    this.keep({ put: [], removed: [], clockOffset: target - this.parts.wallTime() });
    await this.flush();
  }

  /** Does everything that is due, for example after the clock of the computer was moved forward. */
  async performDue(until = this.time): Promise<void> {
    while (!this.catchUp(Math.floor(until / 1000), 2000)) {
      await this.flush();
      // Requests and deliveries get their turn.
      await new Promise(setImmediate);
    }
    await this.flush();
  }

  /** The webhook accepted an event, or it has to be sent again. */
  noteDelivery(delivery: Delivery, outcome: 'sent' | 'failed' | 'given up'): void {
    const { id, object } = delivery;
    const event = this.parts.store.get('event', id);
    // It may have been deleted while it was in transit. Stored without it, the delivery would be due for ever.
    if (event && outcome === 'failed') {
      this.keep({ put: [delivery], removed: [] });
      return;
    }
    this.keep({
      put: event && outcome === 'sent' ? [{ ...event, pending_webhooks: 0 }] : [],
      removed: [{ object, id }],
    });
  }

  private plan(id: string, times: number[], from: number): void {
    for (const time of times) if (time >= from) this.queue.push({ time, id });
  }

  private forget(now: number): void {
    const removed: Change['removed'] = [];
    for (const { id, created } of this.parts.store.values('event')) {
      if (created > now - eventLife) break;
      removed.push({ object: 'event', id });
      if (this.parts.store.get('delivery', id)) removed.push({ object: 'delivery', id });
    }
    for (const { id, created } of this.parts.store.values('kept_response')) {
      if (created > now - responseLifetime) break;
      removed.push({ object: 'kept_response', id });
    }
    this.keep({ put: [], removed });
  }
}
