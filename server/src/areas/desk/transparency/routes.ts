import { exportStatements, transparencyFigures } from '@kindred/contract/desk/transparency';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { findEuropeanStatements } from './european-statement.ts';
import { readFigures } from './figures.ts';

const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

/** Figures and statements without personal data. Nothing is sent anywhere. */
export function transparencyRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, exportStatements, async ({ query: { year, month } }) => {
    const [from, to] = [monthOf(year, month), monthOf(year, month + 1)];
    return { data: { statements: await findEuropeanStatements(pool, from, to) } };
  });

  serve(app, transparencyFigures, async ({ query: { year } }) => ({
    data: await readFigures(pool, monthOf(year, 1), monthOf(year + 1, 1)),
  }));
}
