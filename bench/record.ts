import { apiBase } from '@kindred/contract/route';
import type { Pool, QueryConfig } from 'pg';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openPool } from '../server/src/db/connect.ts';

/** What one route asks of the database for its answer. */
export interface Recording {
  readonly id: string;
  readonly path: string;
  readonly statements: readonly QueryConfig[];
}

export interface Question {
  readonly id: string;
  readonly path: string;
}

/** Asks each question of a service in this process and notes the statements that read for its answer. */
export async function record(
  env: NodeJS.ProcessEnv,
  token: string,
  questions: readonly Question[],
): Promise<Recording[]> {
  const config = readConfig(env);
  const { databaseUrl = '', secret = '' } = config;
  const noted: QueryConfig[] = [];
  const own = openPool(databaseUrl, 2);
  const web = new URL('../web/dist/', import.meta.url);
  const app = await buildApp({ config, pool: note(own, noted), databaseUrl, secret, web });
  const recordings: Recording[] = [];
  try {
    for (const { id, path } of questions) {
      noted.length = 0;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ url: `${apiBase}${path}`, headers });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
      const statements = noted.filter(
        ({ text, name }) => /^\s*(select|with)/.test(text) && name !== 'find_caller',
      );
      if (statements.length === 0) throw new Error(`${path} asked nothing of the database`);
      recordings.push({ id, path, statements });
    }
  } finally {
    await app.close();
    await own.end();
  }
  return recordings;
}

function note(pool: Pool, noted: QueryConfig[]): Pool {
  return new Proxy(pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const [query, values] = given as [string | QueryConfig, unknown[]?];
        if (key === 'query') {
          const asked = typeof query === 'string' ? { text: query, values } : query;
          // Callers may go on to use their list of values.
          noted.push({ ...asked, values: Array.from<unknown>(asked.values ?? []) });
        }
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}
