import * as Type from 'typebox';
import { Failure, Nullable, Time, data, strict, success } from './common.ts';
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

export const readSystem = {
  method: 'GET',
  url: '/system',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary: 'The processes, the jobs that failed for the last time, and the clock',
    response: {
      200: data(
        Type.Object({
          waitingJobs: Type.Integer(),
          failedJobs: Type.Integer(),
          jobs: Type.Array(FailedJob, { description: 'The last hundred that failed' }),
          processes: Type.Array(Process, {
            description: 'Those that were seen within half a minute, the oldest first',
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
