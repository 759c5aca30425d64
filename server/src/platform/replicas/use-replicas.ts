import { noMark, seenUntilHeader } from '@kindred/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OwnWrites, noteWrites } from '../../db/own-writes.ts';
import type { RequestReader } from '../../db/reader.ts';
import { type Replicas, followReplicas } from '../../db/replicas/replicas.ts';
import { StartError } from '../../errors.ts';
import { createMarks } from './marks.ts';

interface OwnReads {
  readonly writes: OwnWrites;
  /** The client keeps marks, and needs another one. */
  readonly renews: boolean;
}

/** What the service reads from replicas, and what it tells clients so that they see what they wrote. */
interface ReplicaReads extends Pick<Replicas, 'replicas' | 'reads' | 'mostLagMs'> {
  /** Runs the work of a request with what it may read from. */
  serve<T>(request: FastifyRequest, work: (reader: RequestReader) => T): T;
  /** A mark of everything that was committed until now. */
  mark(): Promise<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without DATABASE_READ_URL. */
    readonly replicas: ReplicaReads | null;
  }
  interface FastifyRequest {
    ownReads: OwnReads | null;
  }
}

/** Lets requests read from the replicas of DATABASE_READ_URL. Without it nothing is asked, noted or sent. */
export function useReplicas(app: FastifyInstance) {
  const { config, pool, databaseUrl, secret } = app;
  const url = config.databaseReadUrl;
  if (!url || config.role === 'jobs') return void app.decorate('replicas', null);
  const followed = followReplicas({
    url,
    primaryUrl: databaseUrl,
    primary: pool,
    size: config.databasePool,
    throughPooler: config.databaseDirectUrl !== config.databaseUrl,
    mostLagMs: config.databaseReadLag,
    onChange: (replica, fault) =>
      fault
        ? app.log.warn({ replica, fault }, 'nothing is read from a replica, as the primary answers')
        : app.log.info({ replica }, 'a replica is read from'),
  });
  const marks = createMarks(secret);
  const { replicas, reads, mostLagMs } = followed;

  /** A client that is told nothing else has its next reads answered by the primary. */
  const mark = () => followed.findPosition().then(marks.close, () => noMark);

  app.decorateRequest('ownReads', null);
  app.decorate('replicas', {
    ...{ replicas, reads, mostLagMs, mark },
    serve(request, work) {
      const header = request.headers[seenUntilHeader];
      const { position, isWhole } = marks.open(header);
      const writes = { now: false, later: false };
      request.ownReads = { writes, renews: header !== undefined && !isWhole };
      const { caller } = request;
      const reader = caller ? followed.readerFor(caller.id, position, writes) : pool;
      return noteWrites(writes, () => work(reader));
    },
  });
  // Also for a request that fails after it has written something.
  app.addHook('onSend', async ({ ownReads }, reply) => {
    if (ownReads?.writes.later || ownReads?.renews) reply.header(seenUntilHeader, await mark());
  });
  app.addHook('onReady', async () => {
    await followed.begin();
    const wrong = replicas.find((replica) => replica.fault(mostLagMs) === 'elsewhere');
    if (wrong)
      throw new StartError(
        `DATABASE_READ_URL leads to another database at ${wrong.place}: name replicas of the database of DATABASE_URL.`,
      );
  });
  app.addHook('onClose', () => followed.close());
}
