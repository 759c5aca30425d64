import { continueFills, fillJob } from '../../db/migrate/fill.ts';
import type { JobsApp } from './jobs.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    'fill-columns': object;
  }
}

/** A process that stops waits for the running job. */
const longestRun = 3000;

/** Continues the migrations that change rows in batches, as the owner of the tables. */
export function fillColumns({ jobs }: JobsApp, ownerUrl: string | undefined) {
  if (ownerUrl) jobs.handle(fillJob, () => continueFills(ownerUrl, longestRun));
}
