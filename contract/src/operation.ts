import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, data, strict, success } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

const tags = ['Operation'] as const;
const params = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,15}$' }) }, strict);

const FailedJob = Type.Object(
  {
    _id: Type.String(),
    kind: Type.String(),
    error: Nullable(Type.String({ description: 'Its code or kind, never what someone wrote' })),
    attempts: Type.Integer(),
    addedAt: Time,
    failedAt: Time,
  },
  { title: 'FailedJob' },
);
export type FailedJob = Type.Static<typeof FailedJob>;

/** What a process does: it serves people, runs jobs, or both. */
export const roles = ['web', 'jobs', 'all'] as const;
export type Role = (typeof roles)[number];

const Process = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    role: Type.Enum(roles),
    version: Type.String(),
    startedAt: Time,
    seenAt: Time,
    sharesFiles: Type.Boolean({
      description: 'Whether it keeps its files where the process that answers keeps them',
    }),
  },
  { title: 'Process' },
);
export type Process = Type.Static<typeof Process>;

/** What is unsafe or missing in production. A start says the same. */
export const siteWarnings = ['mail-server', 'proxy', 'figures', 'backups'] as const;
export type SiteWarning = (typeof siteWarnings)[number];

/** What the owner of a site has to know before members do. It is about the process that answers. */
const SiteState = Type.Object(
  {
    warnings: Type.Array(OneOf(siteWarnings), {
      description: 'What is unsafe or missing in production',
    }),
    disk: Nullable(
      Type.Object({
        free: Type.Integer({ minimum: 0, description: 'Bytes' }),
        total: Type.Integer({ minimum: 0 }),
        isLow: Type.Boolean(),
      }),
    ),
    backup: Type.Object({
      lastAt: Nullable(Time),
      isLate: Type.Boolean({ description: 'A nightly backup is missing' }),
    }),
    mails: Type.Object({
      retrying: Type.Integer({ description: 'Mails that failed and will be tried again' }),
      since: Nullable(Time),
      error: Nullable(Type.String({ description: 'The code of the last error' })),
      isLate: Type.Boolean({ description: 'One of them has waited for more than an hour' }),
      folder: Nullable(
        Type.String({ description: 'Where mails are files, as there is no mail server' }),
      ),
    }),
    versions: Type.Object({
      service: Type.String(),
      database: Type.String(),
      node: Type.String(),
    }),
  },
  { title: 'SiteState' },
);
export type SiteState = Type.Static<typeof SiteState>;
/** Why a replica gets no reads. */
export const replicaFaults = ['silent', 'late', 'failed', 'elsewhere', 'not a replica'] as const;
export type ReplicaFault = (typeof replicaFaults)[number];

const ReplicaState = Type.Object(
  {
    _id: Type.String({ description: 'Its host and port' }),
    lag: Type.Integer({
      description: 'Milliseconds of which it may lack something; at least as many with a fault',
    }),
    fault: Nullable(
      Type.Enum(replicaFaults, { description: 'Why it gets no reads; null if it does' }),
    ),
  },
  { title: 'Replica' },
);
export type ReplicaState = Type.Static<typeof ReplicaState>;

export const readSystem = {
  method: 'GET',
  url: '/system',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary:
      'The processes, the jobs that failed for the last time, the disk, backups, mails, versions and the clock',
    response: {
      200: data(
        Type.Object({
          waitingJobs: Type.Integer(),
          failedJobs: Type.Integer(),
          jobs: Type.Array(FailedJob, { description: 'The last hundred that failed' }),
          processes: Type.Array(Process, {
            description: 'Those that were seen within half a minute, the oldest first',
          }),
          site: SiteState,
          replicas: Type.Array(ReplicaState, {
            description: 'The replicas that the process that answers reads from',
          }),
          clockOffset: Type.Integer({
            description: "Seconds by which this process's clock is ahead of the database's",
          }),
        }),
      ),
    },
  },
} as const satisfies Route;

export const retryJob = {
  method: 'PUT',
  url: '/system/jobs/:id',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary: 'Let a job that failed for the last time run again now',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

export const dropJob = {
  method: 'DELETE',
  url: '/system/jobs/:id',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary: 'Delete a job that failed for the last time',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;
