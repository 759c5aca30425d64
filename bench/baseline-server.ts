// Hand-written statements, each behind a plain Fastify route without access rules, validation or logs.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { readConfig } from '../server/src/config.ts';
import { openPool } from '../server/src/db/connect.ts';
import { inTransaction } from '../server/src/db/transaction.ts';
import type { BaselineRoute } from './comparison.ts';
import { listenForParent } from './server-process.ts';

const { databaseUrl = '', databasePool } = readConfig(process.env);
const pool = openPool(databaseUrl, databasePool);
const app = Fastify();
const file = process.env['BASELINE_ROUTES'] ?? '';
const routes = JSON.parse(readFileSync(file, 'utf8')) as BaselineRoute[];

for (const { id, method, text, values } of routes) {
  app.route<{ Body: { values: unknown[] } | undefined }>({
    method,
    url: `/${id}`,
    handler: async ({ body }) => {
      if (typeof text !== 'string') return writeAll(id, text, (body?.values ?? []) as unknown[][]);
      const { rows } = await pool.query({ name: id, text, values: body?.values ?? [...values] });
      return { success: true, data: rows as unknown[] };
    },
  });
}

function writeAll(id: string, texts: readonly string[], values: readonly unknown[][]) {
  return inTransaction(pool, async (client) => {
    for (const [at, text] of texts.entries())
      await client.query({ name: `${id} ${at}`, text, values: values[at] ?? [] });
    return { success: true };
  });
}

await listenForParent(app);
