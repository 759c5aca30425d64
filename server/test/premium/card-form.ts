import type { PremiumApp } from './premium.ts';

interface Answer {
  status: number;
  body: { id?: string; status?: string; error?: { message?: string; code?: string } };
}

/** Calls the sandbox as the card form of the page does. */
async function post(app: PremiumApp, path: string, form: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${app.sandbox.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, key: app.keys.publishableKey }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The payment method of a typed card. */
export const typeCard = async (app: PremiumApp, number: string) =>
  (
    await post(app, '/v1/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    })
  ).body.id ?? '';

const intentOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '');
const kindOf = (clientSecret: string) =>
  clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents';

export const confirmIntent = (app: PremiumApp, clientSecret: string, method?: string) =>
  post(app, `/v1/${kindOf(clientSecret)}/${intentOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    return_url: 'https://kindred.example/premium/checkout',
    ...(method && { payment_method: method }),
  });

/** What the owner of the card presses on the bank's page. */
export const answerBank = (
  app: PremiumApp,
  clientSecret: string | null,
  outcome: 'succeed' | 'fail',
) =>
  post(
    app,
    `/v1/test_helpers/${kindOf(clientSecret ?? '')}/${intentOf(clientSecret ?? '')}/authenticate`,
    { client_secret: clientSecret ?? '', outcome },
  );
