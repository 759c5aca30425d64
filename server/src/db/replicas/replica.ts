import type { ReplicaFault } from '@kindred/contract/operation';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { openPool } from '../connect.ts';
import { isDatabaseDown } from '../is-database-down.ts';
import { namePlaces } from '../hosts.ts';
import type { Query } from '../reader.ts';
import { type PrimaryLog, selectDatabase } from './primary-log.ts';
import { type LogPosition, toLogPosition } from './log-position.ts';

const selectState = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
  current_setting('hot_standby_feedback')::bool as "keepsRows", ${selectDatabase}`;

interface State {
  readonly follows: boolean;
  readonly replayed: string;
  readonly keepsRows: boolean;
  readonly database: string;
}

interface Options {
  readonly size: number;
  readonly throughPooler: boolean;
  /** A replica that says nothing for this long is left out. */
  readonly silentMs: number;
  /** Called when it is left out, and with null when it gets reads again. */
  readonly onChange: (place: string, fault: ReplicaFault | null) => void;
}

/** One replica: what it has replayed, and the reads it is sent. */
export class Replica {
  readonly place: string;
  readonly #pool: Pool;
  readonly #questions: Pool;
  readonly #log: PrimaryLog;
  readonly #onChange: Options['onChange'];
  /** The reads in progress, which begin again at the primary when the replica is left out. */
  readonly #reading = new Set<(error: Error) => void>();
  #replayed: LogPosition | null = null;
  #saidAt = 0;
  #keepsRows = false;
  #fault: ReplicaFault | null = 'silent';

  constructor(url: string, log: PrimaryLog, options: Options) {
    const { size, throughPooler, silentMs, onChange } = options;
    this.#onChange = onChange;
    this.place = namePlaces(url);
    this.#log = log;
    this.#pool = openPool(url, size, { throughPooler });
    // Of its own, so that reads don't make it wait, and the replica look late.
    this.#questions = openPool(url, 1, { throughPooler, timeoutMs: silentMs });
  }

  /** Milliseconds for which it may lack something; at least as many, if it has been left out or is later than is known. */
  lag(): number {
    const age = this.#replayed === null ? Infinity : this.#log.ageOf(this.#replayed);
    return Number.isFinite(age) ? age : this.#log.watchedMs();
  }

  /** Null if it gets reads that need no more than what it has. */
  fault(mostMs: number): ReplicaFault | null {
    return this.#fault ?? (this.#isRecent(mostMs) ? null : 'late');
  }

  /** Whether it may answer now: it is at most this late, and has replayed this position. */
  isFit(mostMs: number, position: LogPosition): boolean {
    return this.#isRecent(mostMs) && this.#replayed !== null && this.#replayed >= position;
  }

  #isRecent(mostMs: number) {
    return this.#replayed !== null && this.#log.ageOf(this.#replayed) <= mostMs;
  }

  /** It does not end a long read because of what it has to replay. */
  keepsRows(): boolean {
    return this.#keepsRows;
  }

  /** Asks how far it is. */
  async look() {
    try {
      const { rows } = await this.#questions.query<State>(selectState);
      const [state] = rows;
      if (!state) throw new Error('It said nothing');
      if (this.#log.isElsewhere(state.database)) return this.leaveOut('elsewhere');
      if (!state.follows) return this.leaveOut('not a replica');
      this.#replayed = toLogPosition(state.replayed);
      this.#saidAt = performance.now();
      this.#keepsRows = state.keepsRows;
      this.#set(null);
    } catch {
      this.leaveOut('silent');
    }
  }

  /** One that is further than the primary was later follows another one. */
  compare(primary: LogPosition, askedAt: number) {
    if (this.#replayed !== null && this.#saidAt < askedAt && this.#replayed > primary)
      this.leaveOut('elsewhere');
  }

  #set(fault: ReplicaFault | null) {
    if (fault === this.#fault) return;
    this.#fault = fault;
    this.#onChange(this.place, fault);
  }

  /** Until it says again how far it is. */
  leaveOut(fault: ReplicaFault) {
    this.#replayed = null;
    this.#set(fault);
    for (const end of this.#reading) end(new Error('The replica was left out'));
  }

  /** Fails, and leaves the replica out, if it can't answer. */
  async read<Row extends object>(query: Query): Promise<QueryResult<Row>> {
    const { promise: leftOut, reject } = Promise.withResolvers<never>();
    leftOut.catch(() => undefined);
    this.#reading.add(reject);
    try {
      return await Promise.race([this.#pool.query<Row>(query), leftOut]);
    } catch (error) {
      this.#judge(error);
      throw error;
    } finally {
      this.#reading.delete(reject);
    }
  }

  async connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#judge(error);
      throw error;
    }
  }

  /** A value that the database refuses, and a read that takes too long, are not the fault of the replica. */
  #judge(error: unknown) {
    const { code = '' } = error as { code?: string };
    if (code === '57014') return;
    if (isDatabaseDown(error as Error) || /^(42|0A|25|26|XX)/.test(code)) this.leaveOut('failed');
  }

  async close() {
    await Promise.all([this.#pool.end(), this.#questions.end()]);
  }
}
