import { roles } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, Gauge, type Metric } from 'prom-client';
import { readVersion } from '../../../db/migrate/migrate.ts';
import { type Cost, statementCosts } from '../../../db/statement.ts';
import { findNewestTime } from '../../backup/archives.ts';
import { countJobs } from '../../jobs/failed-jobs.ts';
import { countDeletedRows } from '../../retention/delete-old-rows.ts';
import { readDisk } from '../../storage/disk.ts';
import type { Admission } from '../admission/admission.ts';
import { findNextRequest } from './next-request.ts';

/** What is read when the operator's monitoring asks. What the database knows is left out while it is away. */
export const gaugesOf = (app: FastifyInstance, admission: Admission): Metric[] => [
  refusalCounter(admission),
  ...connectionGauges(app.pool),
  ...statementCounters(),
  ...jobGauges(app.pool),
  deletedRowsCounter(),
  ...processGauges(app),
  ...socketGauges(app),
  clockGauge(app),
  spanCounter(app),
  ...replicaGauges(app),
  requestGauge(app),
  photoCounter(app),
  ...diskGauges(app),
  backupGauge(app),
];

/** Requests that were refused before they reached the framework. */
function refusalCounter({ refused }: Admission) {
  return new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused with 503, as too many were worked on',
    registers: [],
    collect() {
      this.reset();
      this.inc(refused());
    },
  });
}

function connectionGauges(pool: Pool) {
  const states = { total: 'totalCount', idle: 'idleCount', waiting: 'waitingCount' } as const;
  return Object.entries(states).map(
    ([state, count]) =>
      new Gauge({
        name: `database_connections_${state}`,
        help: `Database connections, ${state}`,
        registers: [],
        collect() {
          this.set(pool[count]);
        },
      }),
  );
}

/** Sums instead of histograms: several hundred statements with twelve buckets each would be thousands of series. */
function statementCounters() {
  const about: Record<keyof Cost, [name: string, help: string]> = {
    times: ['database_statements_total', 'Statements, by name'],
    failures: ['database_statement_failures_total', 'Statements that failed, by name'],
    seconds: [
      'database_statement_seconds_total',
      'Time until statements were answered, waiting for a connection included, by name',
    ],
  };
  return (Object.keys(about) as (keyof Cost)[]).map((part) =>
    keptCounter(...about[part], 'statement', () =>
      [...statementCosts()].map(([statement, cost]) => [statement, cost[part]] as const),
    ),
  );
}

function jobGauges(pool: Pool) {
  const about = {
    jobs_waiting: ['waiting', 'Jobs that wait or run'],
    jobs_given_up: ['given_up', 'Jobs that failed for the last time'],
    jobs_late_seconds: ['late', 'For how long the oldest job has been due without being started'],
  } as const;
  // All are read together.
  const countOnce = shareReads(() => countJobs(pool).catch(() => []));
  return Object.entries(about).map(
    ([name, [figure, help]]) =>
      new Gauge({
        name,
        help: `${help}, by kind`,
        labelNames: ['kind'],
        registers: [],
        async collect() {
          this.reset();
          for (const { kind, ...figures } of await countOnce()) this.set({ kind }, figures[figure]);
        },
      }),
  );
}

const deletedRowsCounter = () =>
  keptCounter(
    'rows_deleted_total',
    'Rows that this process deleted as they are no longer kept, by table',
    'table',
    countDeletedRows,
  );

function processGauges(app: FastifyInstance) {
  const { role } = app.config;
  let version: string | undefined;
  return [
    new Gauge({
      name: 'service_info',
      help: 'Always 1: what this process is',
      labelNames: ['role', 'version'],
      registers: [],
      async collect() {
        this.set({ role, version: (version ??= await readVersion()) }, 1);
      },
    }),
    new Gauge({
      name: 'service_processes',
      help: 'Processes of this database that were seen within half a minute, by role',
      labelNames: ['role'],
      registers: [],
      async collect() {
        this.reset();
        const known = await app.processes.find().catch(() => null);
        for (const each of known ? roles : [])
          this.set({ role: each }, known?.filter((one) => one.role === each).length ?? 0);
      },
    }),
  ];
}

function socketGauges(app: FastifyInstance) {
  return [
    new Gauge({
      name: 'live_sockets',
      help: 'Open sockets of the live channel',
      registers: [],
      collect() {
        this.set(app.live.countSockets());
      },
    }),
    new Gauge({
      name: 'live_sockets_most',
      help: 'How many may be open (MAX_SOCKETS)',
      registers: [],
      collect() {
        this.set(app.config.maxSockets);
      },
    }),
  ];
}

const clockGauge = (app: FastifyInstance) =>
  new Gauge({
    name: 'clock_offset_seconds',
    help: "By how much this machine's clock is ahead of the database's, at least",
    registers: [],
    collect() {
      this.set(app.clock.offset() / 1000);
    },
  });

const spanCounter = ({ spans }: FastifyInstance) =>
  keptCounter(
    'trace_spans_total',
    'Spans of traces that were sent to the collector, or lost as it was away or too slow',
    'outcome',
    () => Object.entries(spans?.counts ?? { sent: 0, lost: 0 }),
  );

/** Without replicas they have no values. */
function replicaGauges(app: FastifyInstance) {
  const labelNames = ['replica'] as const;
  return [
    new Gauge({
      name: 'replica_lag_seconds',
      help: 'For how long a replica may lack something, at most; one that is silent, at least',
      labelNames,
      registers: [],
      collect() {
        for (const each of app.replicas?.replicas ?? [])
          this.set({ replica: each.place }, each.lag() / 1000);
      },
    }),
    new Gauge({
      name: 'replica_in_use',
      help: '1 if this process reads from the replica, 0 if it is left out',
      labelNames,
      registers: [],
      collect() {
        const { replicas = [], mostLagMs = 0 } = app.replicas ?? {};
        for (const each of replicas)
          this.set({ replica: each.place }, Number(each.fault(mostLagMs) === null));
      },
    }),
    keptCounter(
      'database_reads_total',
      'Reads that may go to a replica, by where they went',
      'target',
      () => app.replicas?.reads ?? [],
    ),
  ];
}

const photoCounter = (app: FastifyInstance) =>
  keptCounter(
    'photos_classified_total',
    'New photos that were checked for nudes, by whether there was an answer, or why there was none',
    'outcome',
    () => app.classifier.counts,
  );

/** Without an open request it has no value. */
const requestGauge = ({ pool, now }: FastifyInstance) =>
  new Gauge({
    name: 'picture_request_seconds_left',
    help: 'Seconds until the next request to remove an intimate picture has to be decided',
    registers: [],
    async collect() {
      this.reset();
      const next = await findNextRequest(pool).catch(() => null);
      if (next) this.set((next.due_at.getTime() - now().getTime()) / 1000);
    },
  });

const diskGauges = ({ config: { dataDir } }: FastifyInstance) =>
  (
    [
      ['disk_free_bytes', 'free', 'What is free on the disk of DATA_DIR'],
      ['disk_size_bytes', 'total', 'The size of the disk of DATA_DIR'],
    ] as const
  ).map(
    ([name, part, help]) =>
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.reset();
          const disk = await readDisk(dataDir);
          if (disk) this.set(disk[part]);
        },
      }),
  );

/** Where processes do not run jobs, the folder may not be there. Without a backup it has no value. */
const backupGauge = ({ config: { backup, jobs }, now }: FastifyInstance) =>
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the newest backup in BACKUP_DIR was made',
    registers: [],
    async collect() {
      this.reset();
      const newest = jobs > 0 ? await findNewestTime(backup.folder).catch(() => null) : null;
      if (newest) this.set((now().getTime() - newest.getTime()) / 1000);
    },
  });

/** A counter whose values by one label something else keeps. */
function keptCounter(
  name: string,
  help: string,
  label: string,
  read: () => Iterable<readonly [value: string, count: number]>,
) {
  return new Counter({
    name,
    help,
    labelNames: [label],
    registers: [],
    collect() {
      this.reset();
      for (const [value, count] of read()) this.inc({ [label]: value }, count);
    },
  });
}

/** Those who ask while it is read get the same. */
function shareReads<T>(read: () => Promise<T>) {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}
