import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '../../../../../sandbox/start.ts';
import { testApp } from '../../../../test/service/app.ts';
import { keys } from '../../../../test/service/keys.ts';
import { createPerson } from '../../../../test/members/people.ts';
import {
  type Person,
  connectSandbox,
  created,
  subscribe,
  visa,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);

interface Invoices {
  data: { invoices: { id: string; number: string; hasPdf: boolean }[] };
}

async function download(person: Person) {
  const { data } = (await person.get('/subscription/invoices')).json<Invoices>();
  const [invoice] = data.invoices;
  expect(invoice).toMatchObject({ hasPdf: true });
  return person.get(`/subscription/invoices/${invoice?.id}/pdf`);
}

const keptOf = (subscriptionId: string) => sql`
  select i.member_id, i.amount_paid, i.amount_refunded, r.member_id as of_refund, r.reason, r.amount
  from invoice i join refund r on r.invoice_id = i.id where i.subscription_id = ${subscriptionId}`;

test('an invoice is downloaded as PDF, also when its URL at the provider has changed', async () => {
  const file = join(app.config.dataDir, 'sandbox.jsonl');
  const { secretKey: key, publishableKey } = keys;
  const before = await startSandbox({ file, key, publishableKey, webhook: null, now: app.now });
  app.payments.connect(keys, { host: '127.0.0.1', port: before.port });
  const ada = await createPerson(app);
  expect((await subscribe(ada, { paymentMethodId: visa })).statusCode).toBe(200);
  // The first one still has its port when the second one begins where it was.
  const later = join(app.config.dataDir, 'later.jsonl');
  await copyFile(file, later);
  const after = await connectSandbox(app, undefined, { file: later });
  await before.close();
  expect(after.port).not.toBe(before.port);
  const answer = await download(ada);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('trust 65: a provider that cannot be reached is reported as such, without its URL', async () => {
  const sandbox = await connectSandbox(app);
  const ada = await createPerson(app);
  await subscribe(ada, { paymentMethodId: visa });
  app.payments.connect(keys, { host: '127.0.0.1', port: 1, maxNetworkRetries: 0 });
  const answer = await download(ada);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { code: 'payment_service_unreachable' },
  ]);
  expect(answer.body).not.toContain(String(sandbox.port));
});

test('trust 65: only its member gets an invoice, and an erasure keeps its sums', async () => {
  await connectSandbox(app);
  const [ada, eve] = [await createPerson(app), await createPerson(app)];
  const lead = await createColleague(app);
  const { subscriptionId } = await created(subscribe(ada, { paymentMethodId: visa }));
  const { id: invoiceId } = await sql.one<{ id: string }>`
    select id from invoice where member_id = ${ada.id}`;
  const pdf = `/subscription/invoices/${invoiceId}/pdf`;
  for (const by of [eve, lead]) expect((await by.get(pdf)).statusCode).toBe(404);
  const body = { invoiceId, amount: 100, reason: 'Ada was ill' };
  expect((await lead.send('POST', `/users/${ada.id}/refunds`, body)).statusCode).toBe(200);
  await ada.send('POST', '/auth/leave', { password: ada.password });
  app.advanceClock(31 * 86_400_000);
  await addJob(app.pool, 'erase-leavers', {});
  await app.jobs.runDue();
  expect(await sql`select from member where id = ${ada.id}`).toEqual([]);
  expect(await keptOf(subscriptionId)).toEqual([
    {
      ...{ member_id: null, amount_paid: 1499, amount_refunded: 100 },
      ...{ of_refund: null, reason: '', amount: 100 },
    },
  ]);
});
