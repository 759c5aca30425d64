import type { FastifyInstance } from 'fastify';
import { continueFills, fillJob } from '../../db/migrate/fill.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    'fill-columns': object;
  }
}

/** A process that stops waits for the running job. */
const longestRun = 3000;

/** Continues the migrations that change rows in batches, as the owner of the tables. */
export function fillColumns({ jobs }: FastifyInstance, ownerUrl: string | undefined) {
  if (ownerUrl) jobs.handle(fillJob, () => continueFills(ownerUrl, longestRun));
}
