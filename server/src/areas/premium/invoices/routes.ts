import { listInvoices, readInvoicePdf } from '@kindred/contract/premium/invoices';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { listOwnInvoices, openOwnInvoice } from './own.ts';
import { downloadPdf } from './pdf.ts';

export function invoiceRoutes(app: FastifyInstance) {
  const countRead = limitRate(app, limits.read);

  serve(app, listInvoices, async ({ member, query }) => ({
    data: await listOwnInvoices(app.pool, member.id, query),
  }));

  serveRaw(app, readInvoicePdf, async ({ member, params: { id }, reply }) => {
    countRead(reply, member.id);
    const { number } = await openOwnInvoice(app.pool, member.id, id);
    const file = await downloadPdf(app, id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${number ?? 'invoice'}.pdf"`)
      .send(file);
  });
}

export const visibility = [
  aboutCaller(listInvoices),
  aboutCaller(readInvoicePdf, { url: '/subscription/invoices/in_unknown/pdf', status: 404 }),
];
