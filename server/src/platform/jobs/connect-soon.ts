import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

type Listen = (error: Error | undefined, client?: PoolClient, release?: () => void) => void;

const pauseMs = 1000;

/**
 * The pool as the library uses it, which after an outage would wait for up to two minutes: it goes on sleeping between
 * attempts when the database is up. Here a worker asks again with its next look for jobs, and the one connection that
 * listens is tried every second.
 */
export function connectSoon(pool: Pool): Pool {
  async function connect() {
    try {
      return await pool.connect();
    } catch (error) {
      // The library sleeps if the error has a code that it knows.
      throw new Error('no connection to the database', { cause: error });
    }
  }

  async function connectToListen(listen: Listen) {
    while (!pool.ending) {
      const client = await pool.connect().catch(() => undefined);
      if (client) return listen(undefined, client, releaseOnce(client));
      await sleep(pauseMs, undefined, { ref: false });
    }
  }

  return Object.create(pool, {
    connect: {
      value: (listen?: Listen) => (listen ? void connectToListen(listen) : connect()),
    },
  }) as Pool;
}

/**
 * The library releases the connection a second time, and handles no error of it, if it breaks while the library both ends and
 * asks to listen. The pool throws then, which would end the process.
 */
function releaseOnce(client: PoolClient) {
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    client.release();
  };
}
