import { describe, expect, test } from 'vitest';
import { type Kind, calls, own } from '../../../test/payments/calls.ts';
import { createPerson } from '../../../test/members/people.ts';
import { type Person, premiumApp, subscribe, subscriber } from '../../../test/premium/premium.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await premiumApp();

const latestInvoiceOf = async ({ id }: Person) =>
  (
    await sqlOf(app).one<{ invoice: string }>`
      select latest_invoice_id as invoice from subscription where member_id = ${id}`
  ).invoice;
const ownIdOf = async ({ id }: Person) =>
  (await sqlOf(app)<{ id: string }>`select id from subscription where member_id = ${id}`)[0]?.id;

/** Members in each state that a call handles differently. */
const members = {
  none: () => createPerson(app),
  subscriber: () => subscriber(app),
  async unpaid() {
    const ada = await createPerson(app);
    await subscribe(ada);
    return ada;
  },
  async cancelled() {
    const ada = await subscriber(app);
    await ada.send('POST', '/subscription/cancel', {});
    return ada;
  },
  async expired() {
    const ada = await createPerson(app);
    await subscribe(ada);
    await app.payments.stripe.invoices.voidInvoice(await latestInvoiceOf(ada));
    await app.settle();
    return ada;
  },
  async ended() {
    const ada = await subscriber(app);
    await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
    await app.settle();
    return ada;
  },
} satisfies Record<Kind, () => Promise<Person>>;

const lines = Object.entries(calls).flatMap(([call, all]) =>
  all.map((line) => ({ call, ...line, sent: JSON.stringify(line.body ?? null) })),
);

describe.each(lines)('$call by $by with $sent', ({ call, by, body, status, code, message }) => {
  test(`answers ${status}`, { tags: ['long'] }, async () => {
    const person: Person = await members[by]();
    const id = (await ownIdOf(person)) ?? own;
    const [method = '', url = ''] = call.split(' ');
    const answer = await app.inject({
      method: method as 'POST',
      url: `/api/v1${url.replace(own, id)}`,
      headers: person.headers,
      ...(body && { payload: JSON.parse(JSON.stringify(body).replace(own, id)) as object }),
    });
    const json = answer.json<{
      success: boolean;
      message?: string;
      data?: object;
      code?: string;
    }>();
    expect([answer.statusCode, json.success], answer.body).toEqual([status, status === 200]);
    const { message: said, ...rest } = json;
    expect(said).toBe(status === 200 ? undefined : (message ?? said ?? ''));
    expect(shapeOf(rest)).toEqual(
      wantedShape(call, code ?? (status === 200 ? null : 'invalid'), 'errors' in rest),
    );
  });
});

const payment = [
  'clientSecret',
  'paymentIntentId',
  'requiresAction',
  'subscription',
  'subscriptionId',
];
/** The fields that section 7 of the specification names in the response, and others. */
const fields: Record<string, string[]> = {
  'POST /subscription/create': payment,
  'PUT /subscription/update': payment,
  'POST /subscription/cancel': ['subscription'],
  'POST /subscription/reactivate': ['subscription'],
  'POST /subscription/confirm': ['subscription'],
  'POST /subscription/quote': [
    'amountDue',
    'creditUsed',
    'currency',
    'discount',
    'owed',
    'plan',
    'price',
  ],
  'POST /subscription/preview': [
    'afterRefund',
    'amountDue',
    'credit',
    'creditUsed',
    'currency',
    'effectiveAt',
    'lines',
    'nextAmount',
    'nextCredit',
    'nextDiscount',
    'nextOwed',
    'nextPaymentAt',
    'nextPrice',
    'plan',
    'prorationDate',
    'renewal',
  ],
  'GET /subscription/payment-methods': ['paymentMethods'],
  'POST /subscription/payment-methods': ['paymentMethods'],
  'POST /subscription/setup-intent': ['clientSecret', 'setupIntentId'],
  'GET /subscription/invoices': ['invoices', 'nextCursor'],
  'GET /subscription/id/sub_own': ['subscription'],
  'GET /get_user_subscriptions': ['subscriptions'],
};

/** The names of the fields, those of `data` in order, and the code of a refusal. */
function shapeOf({ data, code, ...rest }: { data?: object; code?: string }) {
  const beside = Object.keys(rest).toSorted();
  return { beside, data: data && Object.keys(data).toSorted(), code };
}

function wantedShape(call: string, code: string | null, withErrors: boolean) {
  if (code) {
    const named = code === 'invalid' || withErrors;
    const beside = [...(named ? ['errors'] : []), 'requestId', 'success'];
    return { beside, data: undefined, code };
  }
  // The specification has the current subscription next to `data`.
  if (call === 'GET /subscription/current')
    return { beside: ['subscription', 'success'], data: undefined, code: undefined };
  return { beside: ['success'], data: fields[call.replace(/\?.*/, '')], code: undefined };
}

test.each(Object.keys(calls))('%s requires a session', async (call) => {
  const [method = '', url = ''] = call.split(' ');
  const answer = await app.inject({ method: method as 'POST', url: `/api/v1${url}` });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    401,
    { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' },
  ]);
});

test('where payments are off, nothing can be bought, and everything else works', async () => {
  const { testApp } = await import('../../../test/service/app.ts');
  const off = await testApp();
  const ada = await createPerson(off);
  expect((await subscribe(ada)).json()).toMatchObject({
    code: 'premium_not_sold',
    message: "Premium can't be bought here yet.",
  });
  for (const url of [
    '/subscription/invoices',
    '/subscription/payment-methods',
    '/get_user_subscriptions',
  ])
    expect((await ada.get(url)).statusCode).toBe(200);
});
