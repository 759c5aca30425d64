// The same statement behind a plain Fastify route, without access rules, validation or logs.
import Fastify from 'fastify';
import { readConfig } from '../../server/src/config.ts';
import { openPool } from '../../server/src/db/connect.ts';
import { listenForParent } from '../server-process.ts';
import { memberRows } from './member-rows.ts';

const { databaseUrl = '', databasePool } = readConfig(process.env);
const pool = openPool(databaseUrl, databasePool);
const app = Fastify();

app.get('/static', async () => ({ success: true, data: { status: 'alive' } }));

app.get<{ Querystring: { after: string } }>('/members', async ({ query }) => {
  const { rows } = await pool.query({ ...memberRows, values: [query.after] });
  return { success: true, data: rows };
});

await listenForParent(app);
