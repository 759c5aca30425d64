import type { Page } from 'playwright-core';

export type StripeCall = [name: string, given: unknown];

interface Answers {
  /** The payment method that the card becomes. */
  method: string;
  /** The code of the bank's response when the payment is confirmed. */
  refusal?: string;
}

/** Answers instead of Stripe's hosts: its script, the frame with its fields, and its API. */
export async function serveStripe(page: Page, { method, refusal }: Answers) {
  const body = `(${script.toString()})(${JSON.stringify({ refusal })})`;
  await page.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({ contentType: 'text/html', body: '<p>Fields of Stripe</p>' }),
  );
  await page.route('https://api.stripe.com/**', (route) =>
    route.fulfill({ json: { id: method }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** The calls of the page to the script. */
export const stripeCalls = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { calls: StripeCall[] }).calls);

/** Runs in the page. */
function script({ refusal }: Pick<Answers, 'refusal'>) {
  const calls: StripeCall[] = [];
  const note = (name: string, given: unknown) => calls.push([name, given]);
  const answer = (name: string, result: object) => async (given: unknown) => {
    note(name, given);
    return result;
  };
  const refused =
    refusal === undefined
      ? {}
      : { error: { type: 'invalid_request_error', code: refusal, message: 'For developers' } };
  const frame = document.createElement('iframe');
  frame.title = 'Secure card fields';
  frame.width = '100%';
  frame.src = 'https://js.stripe.com/fields.html';
  const element = {
    on: () => element,
    mount: (place: HTMLElement) => place.append(frame),
    destroy: () => frame.remove(),
  };
  const elements = {
    create: (kind: string) => {
      note('create', kind);
      return element;
    },
    update: answer('update', {}),
    submit: async () => ({}),
  };
  const stripe = {
    elements: (given: object) => {
      note('elements', given);
      return elements;
    },
    createPaymentMethod: async () => {
      const made = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST' });
      return { paymentMethod: (await made.json()) as object };
    },
    retrievePaymentIntent: answer('retrievePaymentIntent', {
      paymentIntent: { status: 'requires_action' },
    }),
    handleNextAction: answer('handleNextAction', refused),
    confirmPayment: answer('confirmPayment', refused),
    confirmSetup: answer('confirmSetup', refused),
  };
  const start = (key: string) => {
    note('Stripe', key);
    return stripe;
  };
  Object.assign(globalThis, { Stripe: start, calls });
}
