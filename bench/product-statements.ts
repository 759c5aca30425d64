import { apiBase } from '@kindred/contract/route';
import type { Pool, QueryConfig } from 'pg';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openPool } from '../server/src/db/connect.ts';

/** The read statements that the product runs for one request. */
export interface RequestStatements {
  readonly id: string;
  readonly path: string;
  readonly statements: readonly QueryConfig[];
}

/** Sends each request to a service in this process and collects its read statements. */
export async function collectStatements(
  env: NodeJS.ProcessEnv,
  token: string,
  requests: readonly { readonly id: string; readonly path: string }[],
): Promise<RequestStatements[]> {
  const config = readConfig(env);
  const { databaseUrl = '', secret = '' } = config;
  const sent: QueryConfig[] = [];
  const pool = openPool(databaseUrl, 2);
  const web = new URL('../web/dist/', import.meta.url);
  const app = await buildApp({ config, pool: recordQueries(pool, sent), databaseUrl, secret, web });
  const collected: RequestStatements[] = [];
  try {
    for (const { id, path } of requests) {
      sent.length = 0;
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ url: `${apiBase}${path}`, headers });
      if (response.statusCode !== 200) throw new Error(`${path} responded with ${response.body}`);
      const statements = sent.filter(
        ({ text, name }) => /^\s*(select|with)/.test(text) && name !== 'find_caller',
      );
      if (statements.length === 0) throw new Error(`${path} sent no statement`);
      collected.push({ id, path, statements });
    }
  } finally {
    await app.close();
    await pool.end();
  }
  return collected;
}

/** The pool, with a note of every query that is sent through it. */
function recordQueries(pool: Pool, sent: QueryConfig[]): Pool {
  return new Proxy(pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const [query, values] = given as [string | QueryConfig, unknown[]?];
        if (key === 'query') {
          const config = typeof query === 'string' ? { text: query, values } : query;
          // A copy, because callers may change their list of values later.
          sent.push({ ...config, values: Array.from<unknown>(config.values ?? []) });
        }
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}
