import { listInvoices, readInvoicePdf } from '@kindred/contract/premium/invoices';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { limitRate } from '../../../platform/http/rates.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { listOwnInvoices, openOwnInvoice } from './own.ts';

const patience = 15_000;

export function invoiceRoutes(app: FastifyInstance) {
  const countRead = limitRate(app, limits.read);

  serve(app, listInvoices, async ({ member, query }) => ({
    data: await listOwnInvoices(app.pool, member.id, query),
  }));

  serveRaw(app, readInvoicePdf, async ({ member, params: { id }, reply }) => {
    countRead(reply, member.id);
    const { pdf_url: url, number } = await openOwnInvoice(app.pool, member.id, id);
    if (!url) throw new AppError('not_found', 'This invoice has no PDF yet.');
    const file = await download(url);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${number ?? 'invoice'}.pdf"`)
      .send(file);
  });
}

/** The provider's address of it needs no key, so it never goes to a browser. */
async function download(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
  throw new AppError('unavailable', "The invoice can't be loaded. Please try again.", {
    retryAfter: 5,
  });
}

export const visibility = [
  aboutCaller(listInvoices),
  aboutCaller(readInvoicePdf, { url: '/subscription/invoices/in_unknown/pdf', status: 404 }),
];
