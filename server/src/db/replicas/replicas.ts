import type { ReplicaFault } from '@kindred/contract/operation';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { OwnWrites } from '../own-writes.ts';
import type { Query, ReplicaReader } from '../reader.ts';
import { splitHosts } from '../hosts.ts';
import { PrimaryLog } from './primary-log.ts';
import type { LogPosition } from './log-position.ts';
import { Replica } from './replica.ts';

interface Settings {
  readonly url: string;
  /** Of the same database, where it takes writes, without a pooler. */
  readonly primaryUrl: string;
  readonly primary: Pool;
  readonly size: number;
  readonly throughPooler: boolean;
  /** A replica that may lack more than the last milliseconds is left out. */
  readonly mostLagMs: number;
  /** Called when a replica is left out, and with null when it gets reads again. */
  readonly onChange: (place: string, fault: ReplicaFault | null) => void;
}

/** Looks per time in which a replica gets late, so that a lost one changes nothing. */
const looksPerLag = 4;
/** For a response to how far one is: a busy machine may take longer than the lag. */
const [leastWaitMs, mostWaitMs] = [1000, 5000];
const primaryTarget = 'primary';

export type Replicas = ReturnType<typeof followReplicas>;

/** Follows how far each replica is, and finds one for each request that may read there. */
export function followReplicas(settings: Settings) {
  const { url, primaryUrl, primary, mostLagMs } = settings;
  const everyMs = mostLagMs / looksPerLag;
  const silentMs = Math.min(Math.max(mostLagMs, leastWaitMs), mostWaitMs);
  const log = new PrimaryLog(primaryUrl, silentMs);
  const options = { ...settings, silentMs };
  const replicas = splitHosts(url).map((each) => new Replica(each, log, options));
  const reads = new Map(
    [primaryTarget, ...replicas.map(({ place }) => place)].map((to) => [to, 0]),
  );
  const ended = new AbortController();
  const running: Promise<void>[] = [];

  const count = (target: string) => reads.set(target, (reads.get(target) ?? 0) + 1);

  async function lookAtPrimary() {
    try {
      const { at, position } = await log.look();
      for (const replica of replicas) replica.compare(position, at);
    } catch {
      log.forget();
    }
  }

  async function repeat(look: () => Promise<void>) {
    while (!ended.signal.aborted) {
      await look();
      await sleep(everyMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }

  /** The same one for the same member while it is fit, so that lists don't go back and forth between two states. */
  function choose(memberId: string, position: LogPosition): Replica | null {
    // The end of an id is random.
    const first = Number.parseInt(memberId.slice(-4), 16);
    for (let index = 0; index < replicas.length; index += 1) {
      const replica = replicas[(first + index) % replicas.length];
      if (replica?.isFit(mostLagMs, position)) return replica;
    }
    return null;
  }

  return {
    replicas,
    reads: reads as ReadonlyMap<string, number>,
    mostLagMs,
    /** Each is looked at on its own, so that one that hangs does not make the others late. */
    async begin() {
      await lookAtPrimary();
      await Promise.all(replicas.map((replica) => replica.look()));
      running.push(
        repeat(lookAtPrimary),
        ...replicas.map((replica) => repeat(() => replica.look())),
      );
    },
    /** The position of now, which is after everything that was committed before. */
    findPosition: async () => (await log.look()).position,
    /** Reads for one request of a member, who has seen everything to this position. Null if that is not known. */
    readerFor(memberId: string, seen: LogPosition | null, writes: OwnWrites): ReplicaReader {
      let chosen: Replica | null | undefined;

      function target() {
        // What the request has written is not on a replica yet. All its reads show one state, or a later one.
        if (seen === null || writes.now) chosen = null;
        chosen ??= chosen === null || seen === null ? null : choose(memberId, seen);
        return chosen;
      }

      async function read<Row extends object>(query: Query): Promise<QueryResult<Row>> {
        const replica = target();
        if (replica) {
          try {
            const result = await replica.read<Row>(query);
            count(replica.place);
            return result;
          } catch {
            // If the fault is that of the query, the primary says the same.
            chosen = null;
          }
        }
        count(primaryTarget);
        return primary.query<Row>(query);
      }

      async function connect(): Promise<PoolClient> {
        const replica = target();
        if (replica?.keepsRows()) {
          try {
            const client = await replica.connect();
            count(replica.place);
            return client;
          } catch {
            chosen = null;
          }
        }
        count(primaryTarget);
        return primary.connect();
      }

      return { read, connect, primary };
    },
    async close() {
      ended.abort();
      await Promise.all(running);
      await Promise.all([log.close(), ...replicas.map((replica) => replica.close())]);
    },
  };
}
