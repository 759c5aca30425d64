import type { Stripe } from 'stripe';
import type { Page } from '../http/server.ts';
import type { PageRequest } from './pages.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

function page(status: number, title: string, content: string): Page {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head>
<body style="font-family:system-ui;max-width:28rem;margin:4rem auto;padding:0 1rem">
<h1>${title}</h1>${content}</body></html>`;
  return { status, headers: html, body };
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

function findIntent({ store, url, body }: PageRequest, id: string): Intent | undefined {
  const intent = store.get('payment_intent', id) ?? store.get('setup_intent', id);
  const secret =
    url.searchParams.get('client_secret') ?? new URLSearchParams(body).get('client_secret');
  return intent && intent.client_secret === secret ? intent : undefined;
}

const notFound = page(404, 'Not found', '<p>This payment does not exist.</p>');

/** Simulates the page on which an issuer asks the card holder. */
export function authenticationPage(request: PageRequest, id: string): Page {
  const intent = findIntent(request, id);
  if (!intent) return notFound;
  if (intent.status !== 'requires_action') return alreadyConfirmed(request, intent);
  return page(
    200,
    'Test bank',
    `<p>This page stands for your bank. No money moves.</p>
<form method="post"><input type="hidden" name="client_secret" value="${intent.client_secret ?? ''}">
<button name="outcome" value="succeed">Complete</button>
<button name="outcome" value="fail">Fail</button></form>`,
  );
}

/** Back to the page that the payer came from, with what Stripe adds to its URL. */
function returnTo(
  returnUrl: string,
  intent: { id: string; secret: string; kind: string },
  status: string,
) {
  const target = new URL(returnUrl);
  target.searchParams.set(intent.kind, intent.id);
  target.searchParams.set(`${intent.kind}_client_secret`, intent.secret);
  target.searchParams.set('redirect_status', status);
  return { status: 303, headers: { location: target.href }, body: '' };
}

export async function answerAuthentication(request: PageRequest, id: string): Promise<Page> {
  const intent = findIntent(request, id);
  if (!intent) return notFound;
  const secret = intent.client_secret ?? '';
  const outcome = new URLSearchParams(request.body).get('outcome') === 'fail' ? 'fail' : 'succeed';
  request.responder.respond({
    method: 'POST',
    path: `/v1/test_helpers/${intent.object}s/${id}/authenticate`,
    form: { client_secret: secret, outcome },
    key: request.keys.publishable,
    idempotencyKey: undefined,
  });
  await request.engine.flush();
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  if (returnUrl) request.returnUrls.set(id, returnUrl);
  return alreadyConfirmed(request, findIntent(request, id) ?? intent);
}

/** Someone who presses twice, or opens the page again, is also led back. */
function alreadyConfirmed({ returnUrls }: PageRequest, intent: Intent): Page {
  const { id, object: kind, client_secret: secret, status } = intent;
  const returnUrl = returnUrls.get(id);
  if (!returnUrl) return page(200, 'Nothing to do', '<p>You can close this page.</p>');
  const result = status === 'succeeded' ? 'succeeded' : 'failed';
  return returnTo(returnUrl, { id, secret: secret ?? '', kind }, result);
}
