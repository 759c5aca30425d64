import type { Db } from '../../db/statement.ts';
import { addErasedId } from '../../platform/backup/erased-ids.ts';
import { type JobsApp, addJob } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'keep-erased-id': { id: string };
  }
}

/** A backup that is restored still has the member. The id, kept beside the backups, says to erase them again. */
export const keepErasedId = (db: Db, id: string) => addJob(db, 'keep-erased-id', { id });

export function keepErasedIdJob({ jobs, config }: JobsApp) {
  jobs.handle('keep-erased-id', ({ id }) => addErasedId(config, id));
}
