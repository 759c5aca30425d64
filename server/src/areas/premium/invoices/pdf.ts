import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { ask } from '../provider/provider-failures.ts';

const timeoutMs = 15_000;

/**
 * The PDF of an invoice. Its URL at the provider is requested each time, as it expires, and is never sent to a browser,
 * as it needs no key.
 */
export async function downloadPdf({ payments: { stripe } }: FastifyInstance, id: string) {
  const { invoice_pdf: url } = await ask(() => stripe.invoices.retrieve(id));
  if (!url) throw new AppError('invoice_pdf_absent');
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (response?.ok) return Buffer.from(await response.arrayBuffer());
  throw new AppError('invoice_pdf_unreachable', {
    retryAfter: 5,
  });
}
