import { openPool } from '../connect.ts';
import { type LogPosition, toLogPosition } from './log-position.ts';

/** Which database it is, the same on the primary and on each replica of it. */
export const selectDatabase = `(select system_identifier::text from pg_control_system()) || ' ' || current_database() as database`;

/**
 * Others see a transaction once its end is on the disk, so what has not been written there is nothing that a replica could lack; unless
 * commits do not wait for the disk.
 */
const selectState = `select ${selectDatabase}, (case when current_setting('synchronous_commit') = 'off'
    then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as written`;

interface State {
  readonly written: string;
  readonly database: string;
}

interface Sample {
  /** Everything that was committed before is before the position. In milliseconds of the clock of this process, which never turns back. */
  readonly at: number;
  readonly position: LogPosition;
}

const mostSamples = 400;

/** Where the primary wrote at which moment, so that the position of a replica says how late it is, without comparing clocks. */
export class PrimaryLog {
  readonly #pool;
  readonly #beganAt = performance.now();
  #present: Promise<unknown> = Promise.resolve();
  /** Has not been sent yet. */
  #next: Promise<Sample> | undefined;
  #samples: Sample[] = [];
  #database: string | null = null;

  constructor(url: string, timeoutMs: number) {
    this.#pool = openPool(url, 1, { timeoutMs });
  }

  /** The position of now: everything that was committed before the call is before it. Calls that wait together share a response. */
  look(): Promise<Sample> {
    return (this.#next ??= this.#lookAfter(this.#present));
  }

  async #lookAfter(present: Promise<unknown>) {
    await present.catch(() => undefined);
    this.#next = undefined;
    const asked = this.#ask();
    this.#present = asked;
    return asked;
  }

  async #ask(): Promise<Sample> {
    const at = performance.now();
    const { rows } = await this.#pool.query<State>(selectState);
    const [state] = rows;
    if (!state) throw new Error('The primary said nothing');
    const sample = { at, position: toLogPosition(state.written) };
    this.#database = state.database;
    const last = this.#samples.at(-1);
    // After a failover the log may continue from before what was lost.
    if (last && sample.position < last.position) this.#samples = [];
    this.#samples.push(sample);
    if (this.#samples.length > mostSamples) this.#samples.shift();
    return sample;
  }

  /** Nothing is known of a primary that doesn't answer. */
  forget() {
    this.#samples = [];
  }

  isElsewhere(database: string): boolean {
    return this.#database !== null && this.#database !== database;
  }

  /** For how many milliseconds someone who has read to this position may lack something, at most. Infinite if that is not known. */
  ageOf(position: LogPosition): number {
    const known = this.#samples.findLast((each) => each.position <= position);
    return known ? performance.now() - known.at : Infinity;
  }

  /** How long the primary has been watched, which is the least that is known of one who is further behind than that. */
  watchedMs = () => performance.now() - (this.#samples[0]?.at ?? this.#beganAt);

  close = () => this.#pool.end();
}
