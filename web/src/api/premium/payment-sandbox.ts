import { describeCardFailure } from '../../lib/failures/card-failure.ts';
import { CardError } from '../../lib/failures/card-error.ts';
import { messages } from '#texts/premium.ts';
import type { Plans } from './plans.ts';

/** The URL of the payment sandbox on this origin, and the key that identifies the account. */
type Payments = Plans['payments'];

export interface TestCard {
  number: string;
  month: number;
  year: number;
  code: string;
}

interface Intent {
  status: string;
  next_action: { redirect_to_url?: { url: string } } | null;
}

interface ProviderFailure {
  type?: string;
  code?: string;
  decline_code?: string;
}

/** In the form encoding and the shapes of Stripe's API, which the sandbox replaces. */
async function post<T>({ apiPath, publishableKey }: Payments, path: string, form: object) {
  const response = await fetch(`${apiPath}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form as Record<string, string>).toString(),
  }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as
    | (T & { error?: ProviderFailure })
    | null;
  if (response?.ok && body) return body;
  if (!body?.error) throw new CardError(messages.card.unreachable);
  const { type, code, decline_code: declineCode } = body.error;
  throw new CardError(describeCardFailure({ type, code, declineCode }));
}

export async function createTestMethod(
  payments: Payments,
  { number, month, year, code }: TestCard,
): Promise<string> {
  const { id } = await post<{ id: string }>(payments, '/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': code,
  });
  return id;
}

const idOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '');

/** Continues at the page that replaces the bank's if the card requires it, and never resolves then. */
export async function confirmIntent(
  payments: Payments,
  kind: 'payment_intents' | 'setup_intents',
  given: { clientSecret: string; method?: string; returnUrl: string },
): Promise<void> {
  const { clientSecret, method, returnUrl } = given;
  const intent = await post<Intent>(payments, `/v1/${kind}/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    return_url: returnUrl,
    ...(method && { payment_method: method }),
  });
  const url = intent.next_action?.redirect_to_url?.url;
  if (intent.status !== 'requires_action' || !url) return;
  const { pathname, search } = new URL(url);
  // People who go back from the bank get a page that works, instead of one that still waits.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(pathname + search);
  await new Promise(() => {});
}
