import { keysOf } from './keys.ts';
import { kinds, type Kind, type Objects, type Stored } from './objects.ts';

/** A committed change: the current objects, and the ids of deleted ones. */
export interface Change {
  put: Stored[];
  removed: { object: Kind; id: string }[];
  /** How far tests have moved the clock forward, in milliseconds. */
  clockOffset?: number;
  /** When it happened, in seconds. */
  time?: number;
  /** The address on which the sandbox listens. */
  port?: number;
}

class Table {
  readonly rows = new Map<string, Stored>();
  readonly index = new Map<string, Set<string>>();

  remove(id: string): void {
    const row = this.rows.get(id);
    if (!row) return;
    this.rows.delete(id);
    for (const key of keysOf(row)) {
      const ids = this.index.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.index.delete(key);
    }
  }

  put(row: Stored): void {
    const old = this.rows.get(row.id);
    const keys = keysOf(row);
    for (const key of old ? keysOf(old) : [])
      if (!keys.includes(key)) this.index.get(key)?.delete(row.id);
    this.rows.set(row.id, row);
    for (const key of keys) {
      const ids = this.index.get(key);
      if (ids) ids.add(row.id);
      else this.index.set(key, new Set([row.id]));
    }
  }
}

/** All objects in memory. They are never changed in place, so that an event can contain one as its snapshot. */
export class Store {
  private readonly tables = new Map<Kind, Table>(kinds.map((kind) => [kind, new Table()]));
  clockOffset = 0;
  /** When the last change happened. */
  time = 0;
  /** The port on which it listened last, since stored URLs lead there. */
  port = 0;

  private table(kind: Kind): Table {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`There is no table of ${kind}.`);
    return table;
  }

  get<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    return this.table(kind).rows.get(id) as Objects[K] | undefined;
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Objects[K][] {
    return [...this.table(kind).rows.values()] as Objects[K][];
  }

  /** Oldest first, without a copy of all. */
  values<K extends Kind>(kind: K): IterableIterator<Objects[K]> {
    return this.table(kind).rows.values() as IterableIterator<Objects[K]>;
  }

  idsBy(kind: Kind, key: string): ReadonlySet<string> {
    return this.table(kind).index.get(key) ?? new Set();
  }

  by<K extends Kind>(kind: K, key: string): Objects[K][] {
    const { rows } = this.table(kind);
    return [...this.idsBy(kind, key)].map((id) => rows.get(id) as Objects[K]);
  }

  apply({ put, removed, clockOffset, time, port }: Change): void {
    for (const row of put) this.table(row.object).put(row);
    for (const { object, id } of removed) this.table(object).remove(id);
    if (clockOffset !== undefined) this.clockOffset = clockOffset;
    if (port !== undefined) this.port = port;
    if (time !== undefined) this.time = Math.max(this.time, time);
  }
}
