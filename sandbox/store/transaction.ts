import type { Stripe } from 'stripe';
import { resourceMissing } from '../http/errors.ts';
import { newId } from './ids.ts';
import { keysOf } from './keys.ts';
import { prefixes, type Kind, type Objects, type Stored } from './objects.ts';
import type { Change, Store } from './store.ts';

/** The operator's settings of the sandbox, like the account's settings at Stripe. */
export interface Settings {
  url: string;
  apiVersion: string;
  hasWebhook: boolean;
  /** Days after the first failed payment of a renewal on which it is tried again. */
  retryDays: readonly number[];
  /** What happens to a subscription when the last try has failed. */
  afterRetries: 'cancel' | 'unpaid';
  /** The id begins with the prefix of its kind, and is random unless something is replayed. */
  makeId?: (prefix: string) => string;
}

const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;

/** Changes that are visible to the rest of the request and stored all together, or not at all. */
export class Transaction {
  private readonly changed = new Map<string, Stored>();
  private readonly removed = new Map<string, { object: Kind; id: string }>();

  readonly now: number;
  readonly settings: Settings;
  /** Shared by all views of the transaction: a bank took its time. */
  readonly bank = { isSlow: false };
  private readonly store: Store;
  private readonly request: Stripe.Event.Request;

  constructor(store: Store, settings: Settings, now: number, request?: Stripe.Event.Request) {
    this.store = store;
    this.settings = settings;
    this.now = now;
    this.request = request ?? { id: null, idempotency_key: null };
  }

  /** The same changes seen at another time. */
  at(now: number): Transaction {
    return Object.create(this, { now: { value: now } }) as Transaction;
  }

  find<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    const key = keyOf(kind, id);
    if (this.removed.has(key)) return undefined;
    return (this.changed.get(key) as Objects[K] | undefined) ?? this.store.get(kind, id);
  }

  /** The object that the request names: an unknown id is the caller's mistake. */
  get<K extends Kind>(kind: K, id: string, param = 'id'): Objects[K] {
    const found = this.find(kind, id);
    if (!found) throw resourceMissing(kind, id, param);
    return found;
  }

  by<K extends Kind>(kind: K, key: string): Objects[K][] {
    const kept = this.store.by(kind, key).filter((row) => {
      const own = keyOf(kind, row.id);
      return !this.changed.has(own) && !this.removed.has(own);
    });
    const changed = [...this.changed.values()].filter(
      (row): row is Objects[K] => row.object === kind && keysOf(row).includes(key),
    );
    return [...kept, ...changed];
  }

  all<K extends Kind>(kind: K): Objects[K][] {
    const kept = this.store
      .all(kind)
      .map((row) => (this.changed.get(keyOf(kind, row.id)) as Objects[K] | undefined) ?? row)
      .filter(({ id }) => !this.removed.has(keyOf(kind, id)));
    const added = [...this.changed.values()].filter(
      (row): row is Objects[K] => row.object === kind && !this.store.get(kind, row.id),
    );
    return [...kept, ...added];
  }

  id(kind: Kind | 'subscription_item'): string {
    const prefix = kind === 'subscription_item' ? 'si' : prefixes[kind];
    return (this.settings.makeId ?? newId)(prefix);
  }

  put<T extends Stored>(row: T): T {
    const key = keyOf(row.object, row.id);
    this.changed.set(key, row);
    this.removed.delete(key);
    return row;
  }

  remove(kind: Kind, id: string): void {
    const key = keyOf(kind, id);
    this.changed.delete(key);
    this.removed.set(key, { object: kind, id });
  }

  /** Records an event, with the current object. */
  emit(type: Stripe.Event.Type, object: object, previous?: object): void {
    const event: Stripe.EventBase = {
      id: this.id('event'),
      object: 'event',
      api_version: this.settings.apiVersion,
      created: this.now,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: this.settings.hasWebhook ? 1 : 0,
      request: this.request,
      type,
    };
    this.put(event);
    if (this.settings.hasWebhook)
      this.put({ id: event.id, object: 'delivery', attempts: 0, next_attempt: 0 });
  }

  /**
   * Changes an object and records an event with the earlier values of its changed fields. Without a difference it does
   * nothing.
   */
  update<T extends Stored>(row: T, patch: Partial<T>, type: Stripe.Event.Type): T {
    const names = (Object.keys(patch) as (keyof T)[]).filter(
      (name) => JSON.stringify(row[name]) !== JSON.stringify(patch[name]),
    );
    if (names.length === 0) return row;
    const changed = this.put({ ...row, ...patch });
    this.emit(type, changed, Object.fromEntries(names.map((name) => [name, row[name]])));
    return changed;
  }

  get changes(): Change {
    return {
      put: [...this.changed.values()],
      removed: [...this.removed.values()],
    };
  }
}
