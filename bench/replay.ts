// Bare: the statements that our routes have sent, behind routes without access rules, validation or logs.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { readConfig } from '../server/src/config.ts';
import { openPool } from '../server/src/db/connect.ts';
import { serveParent } from './child.ts';
import type { Recording } from './record.ts';

const { databaseUrl = '', databasePool } = readConfig(process.env);
const pool = openPool(databaseUrl, databasePool);
const app = Fastify();
const recordings = JSON.parse(readFileSync(process.env['RECORDINGS'] ?? '', 'utf8')) as Recording[];

recordings.forEach(({ statements }, index) => {
  app.get(`/${index}`, async () => {
    const results = await Promise.all(statements.map((statement) => pool.query(statement)));
    return { success: true, data: results.map(({ rows }) => rows as unknown[]) };
  });
});

await serveParent(app);
