import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import { whenClosed } from '../../platform/http/responses/when-closed.ts';

export type SendCsv = (
  reply: FastifyReply,
  name: string,
  open: () => Promise<Readable>,
) => Promise<FastifyReply>;

/** Limits how many exports run in parallel, as each holds a database connection. */
export function csvSender(maxRows: number): SendCsv {
  let running = 0;
  return async (reply, name, open) => {
    if (running >= maxRows) throw new AppError('exports_running', { retryAfter: 60 });
    running += 1;
    whenClosed(reply, () => (running -= 1));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .header('cache-control', 'no-store')
      .send(await open());
  };
}
