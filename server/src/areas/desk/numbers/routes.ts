import { readNumbers as readNumbersRoute } from '@kindred/contract/desk/numbers';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { readNumbers } from './numbers.ts';

export function numberRoutes(app: FastifyInstance) {
  serve(app, readNumbersRoute, async ({ member, query: { days } }) => ({
    data: await readNumbers(app.pool, days, member, app.now()),
  }));
}
