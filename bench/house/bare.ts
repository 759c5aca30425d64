// The same statement behind a bare route, without access rules, validation or logs.
import Fastify from 'fastify';
import { readConfig } from '../../server/src/config.ts';
import { openPool } from '../../server/src/db/connect.ts';
import { serveParent } from '../child.ts';
import { statement } from './statement.ts';

const { databaseUrl = '', databasePool } = readConfig(process.env);
const pool = openPool(databaseUrl, databasePool);
const app = Fastify();

app.get('/static', async () => ({ success: true, data: { status: 'alive' } }));

app.get<{ Querystring: { after: string } }>('/members', async ({ query }) => {
  const { rows } = await pool.query({ ...statement, values: [query.after] });
  return { success: true, data: rows };
});

await serveParent(app);
