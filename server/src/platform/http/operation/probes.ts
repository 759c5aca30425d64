import { health, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { serveRaw } from '../serve.ts';

/** A select would work on a server that is read-only or full, on which no request could. */
const write = statement({
  name: 'write_readiness',
  shown: 'never',
  text: `insert into setting (key, value) values ('written', to_jsonb(now()))
    on conflict (key) do update set value = excluded.value`,
});

const ping = statement({ name: 'ping', text: 'select' });

/**
 * Anyone may ask, and several balancers ask at the same moment: a process does not write more often than this, and only asks
 * for a response in between.
 */
const writeEveryMs = 1000;

/** A full disk refuses most writes, and the small one here may still find room. */
const fullForMs = 30_000;

/** Alive as long as the process answers, ready when it can write to the database and is not going away. */
export function useProbes(app: FastifyInstance) {
  serveRaw(app, health, async () => ({ status: 'alive' }));
  let fullAt = -Infinity;
  app.decorate('noteFullDatabase', () => {
    fullAt = app.now().getTime();
    app.measures.databaseFull();
  });
  let writing: { startedAt: number; done: Promise<unknown> } | undefined;

  /** Whether it failed or not, all share one write until the next is due. */
  async function askDatabase() {
    const now = performance.now();
    if (writing && now - writing.startedAt < writeEveryMs) {
      await writing.done;
      await ping.run(app.pool);
    } else {
      writing = { startedAt: now, done: write.run(app.pool) };
      await writing.done;
    }
  }

  serveRaw(app, ready, async () => {
    if (app.draining.isGoingAway()) throw new AppError('going_away', { retryAfter: 2 });
    if (app.now().getTime() - fullAt < fullForMs) throw new AppError('busy', { retryAfter: 2 });
    await askDatabase();
    return { status: 'ready' };
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A write found the disk of the database full: this process is not ready for a while. */
    readonly noteFullDatabase: () => void;
  }
}
