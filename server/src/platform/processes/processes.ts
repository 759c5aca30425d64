import { randomUUID } from 'node:crypto';
import type { Role } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import { readVersion } from '../../db/migrate/migrate.ts';
import { StartError } from '../../errors.ts';
import { repeatEvery } from '../jobs/repeat-every.ts';
import { type KnownProcess, findProcesses, removeProcess, seeProcess } from './statements.ts';

/** The processes of this database. */
interface Processes {
  /** Makes this one known to the others. Throws if another one keeps its files in another place. */
  begin(): Promise<void>;
  find(): Promise<KnownProcess[]>;
  /** Where this one keeps its files, once it has begun. */
  files(): string | undefined;
}

const everyMs = 10_000;

export function useProcesses(app: FastifyInstance) {
  const { config, pool, log, storage } = app;
  const id = randomUUID();
  let own: { id: string; role: Role; version: string; files: string } | undefined;
  let wereJobsRun = true;

  async function beat() {
    if (!own) return;
    const { files } = own;
    await seeProcess(pool, own);
    const known = await findProcesses(pool);
    if (known.some((other) => other.files !== files))
      log.error('another process of this database keeps its files in another place');
    const areJobsRun = known.some(({ role }) => role !== 'web');
    // A process that is being replaced is missing for a moment.
    if (!areJobsRun && !wereJobsRun)
      log.error('no process runs jobs: start one with ROLE=jobs or ROLE=all');
    wereJobsRun = areJobsRun;
  }

  const processes: Processes = {
    async begin() {
      const [version, files] = await Promise.all([readVersion(), storage.identity()]);
      const self = { id, role: config.role, version, files };
      // Each of two that start together sees the other.
      await seeProcess(pool, self);
      own = self;
      const other = (await findProcesses(pool)).find((each) => each.files !== files);
      if (other) throw new StartError(separateFiles(other));
    },
    find: () => findProcesses(pool),
    files: () => own?.files,
  };
  app.decorate('processes', processes);
  repeatEvery(app, everyMs, 'this process could not say that it runs', beat);
  app.addHook('onClose', async () => {
    if (own) await removeProcess(pool, { id }).catch(() => undefined);
  });
}

const separateFiles = ({ role, started_at }: KnownProcess) =>
  `Another process of this database (ROLE=${role}, started ${started_at.toISOString()}) keeps its files in another place: ` +
  'set the same S3_BUCKET for both, or a DATA_DIR on a disk that both have. ' +
  'If that process has just been killed, try again in half a minute.';

declare module 'fastify' {
  interface FastifyInstance {
    readonly processes: Processes;
  }
}
