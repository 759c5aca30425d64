import type { Pool } from 'pg';
import { Counter, Histogram } from 'prom-client';
import { type Attributes, inSpan, kinds } from '../../traces/spans.ts';

/** The services that we send to. */
type Receiver = 'mail' | 'push' | 'payments';
/** `refused`: it answered, and doesn't want this. `failed`: it may be tried again. */
export type Outcome = 'ok' | 'refused' | 'failed';

const fast = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const slow = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Times that are measured as they pass. */
export function createMeasures() {
  const connections = histogram(
    'database_connection_wait_seconds',
    'Time until a connection of the pool was free; its count is how often one was needed',
    fast,
  );
  const bus = histogram(
    'live_bus_seconds',
    'Time until what this process published came back to it over the bus',
    fast,
  );
  const events = histogram(
    'live_delivery_seconds',
    'Time from when a process learned of a live event until its sockets were sent it',
    fast,
  );
  const calls = histogram(
    'outgoing_call_seconds',
    'Time of calls to the mail server, push services and the payment provider; its count is their number',
    slow,
    ['to', 'outcome'],
  );
  for (const to of ['mail', 'push', 'payments'] satisfies Receiver[])
    for (const outcome of ['ok', 'refused', 'failed'] satisfies Outcome[])
      calls.zero({ to, outcome });

  const busFailures = counter(
    'live_bus_failures_total',
    'Times that live events could not be sent to other processes',
  );
  const full = counter(
    'database_full_total',
    'Requests that failed as the disk of the database was full',
  );

  return {
    all: [connections, bus, busFailures, full, events, calls],
    busFailed: () => busFailures.inc(),
    databaseFull: () => full.inc(),
    bus: (seconds: number) => bus.observe(seconds),
    delivery: (seconds: number) => events.observe(seconds),
    /** Measures from now on how long each connection of the pool was waited for. */
    followPool: (pool: Pool) => followPool(pool, (seconds) => connections.observe(seconds)),
    /** Measures a call to another service, which is also a span of the trace that it belongs to. */
    call<T>({ to, name, ...call }: Call<T>, work: () => Promise<T>): Promise<T> {
      const startedAt = performance.now();
      const ends = (outcome: Outcome) =>
        calls.observe({ to, outcome }, (performance.now() - startedAt) / 1000);
      const { attributes = {}, outcomeOf = () => 'ok' } = call;
      return inSpan({ name, kind: kinds.client, attributes }, async (span) => {
        let outcome: Outcome = 'failed';
        try {
          const result = await work();
          outcome = outcomeOf(result);
          return result;
        } finally {
          ends(outcome);
          span?.add({ 'kindred.outcome': outcome });
        }
      });
    },
  };
}

interface Call<T> {
  readonly to: Receiver;
  /** The name of its span, of words of the program. */
  readonly name: string;
  readonly attributes?: Attributes;
  readonly outcomeOf?: (result: T) => Outcome;
}

const histogram = <L extends string = never>(
  name: string,
  help: string,
  buckets: number[],
  labelNames: L[] = [],
) => new Histogram({ name, help, buckets, labelNames, registers: [] });

const counter = (name: string, help: string) => new Counter({ name, help, registers: [] });

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/** Both ways to ask for a connection end in a callback, as the pool's own queries use one. */
function followPool(pool: Pool, observe: (seconds: number) => void) {
  const connect = pool.connect.bind(pool);
  const measured = (callback: (...connected: Connected) => void) => {
    const startedAt = performance.now();
    connect((...connected) => {
      observe((performance.now() - startedAt) / 1000);
      callback(...connected);
    });
  };
  const asked = () =>
    new Promise((resolve, reject) => {
      measured((error, client) => (error ? reject(error) : resolve(client)));
    });
  pool.connect = ((callback?: (...connected: Connected) => void) =>
    callback ? measured(callback) : asked()) as Pool['connect'];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly measures: ReturnType<typeof createMeasures>;
  }
}
