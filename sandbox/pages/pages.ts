import type { Engine } from '../due/engine.ts';
import { respondToClock } from '../due/turn-clock.ts';
import type { Deliveries } from '../events/deliveries.ts';
import type { Keys, Responder } from '../http/respond.ts';
import type { AskedPage, Page } from '../http/server.ts';
import type { Store } from '../store/store.ts';
import { answerAuthentication, authenticationPage } from './authentication.ts';
import { invoicePdf } from './invoice-pdf.ts';

export interface PageRequest extends AskedPage {
  engine: Engine;
  responder: Responder;
  keys: Keys;
  store: Store;
  deliveries: Deliveries;
  /** The pages to which payers return after they have answered, by the id of the intent, as they may answer twice. */
  returnUrls: Map<string, string>;
}

/** The pages for people, instead of those that Stripe hosts. */
export async function readPage(request: PageRequest): Promise<Page | undefined> {
  const { pathname } = request.url;
  if (pathname === '/clock') return respondToClock(request.method, request.body, request);
  const intent = /^\/authenticate\/([^/]+)$/.exec(pathname)?.[1];
  if (intent && request.method === 'POST') return answerAuthentication(request, intent);
  if (intent) return authenticationPage(request, intent);
  const invoice = /^\/invoices\/([^/]+)\/pdf$/.exec(pathname)?.[1];
  const found = invoice ? request.store.get('invoice', invoice) : undefined;
  if (!found?.invoice_pdf) return undefined;
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${found.number ?? found.id}.pdf"`,
    },
    body: await invoicePdf(found),
  };
}
