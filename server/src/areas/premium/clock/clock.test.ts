import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  connectSandbox,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { compiled } from '../../../../test/service/separate-server.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { resumeForMember } from '../subscriptions/stop/resume.ts';
import { renewalAfter } from '../subscriptions/stop/stop-marks.ts';
import { writePaymentClock } from './payment-clock.ts';
import { followSandboxClock } from './turn-clock.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const root = join(import.meta.dirname, '../../../../..');
const day = 86_400_000;

/** What `npm run payments` runs. */
const payments = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const command = [join(root, 'scripts/payments.ts'), ...args];
    const options = { cwd: root, env: { ...compiled, DATABASE_URL: app.databaseUrl, ...env } };
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

/** The command, and a running server that takes its job. */
async function advance(to: string) {
  const command = payments({}, 'advance', to);
  const ended = command.then(() => true);
  while (!(await Promise.race([ended, app.jobs.runDue().then(() => false)])));
  return command;
}

const paidBy = async ({ id }: { id: string }) =>
  (await sql`select amount_paid from invoice where member_id = ${id} and status = 'paid'`).length;
const clockOf = async (of = app) =>
  (await of.inject({ url: '/api/v1/plans' })).json<{
    data: { payments: { clock: string | null } };
  }>().data.payments.clock;

test(
  'an operator of a demo moves the clock: premium renews, fails and ends, and no one is signed out',
  { tags: ['long'] },
  async () => {
    const [ada, eve, joan] = [await subscriber(app), await subscriber(app), await subscriber(app)];
    await eve.send('POST', '/subscription/payment-methods', {
      paymentMethodId: 'pm_card_chargeCustomerFail',
      isDefault: true,
    });
    await joan.send('POST', '/subscription/cancel', {});
    expect(await clockOf()).toBeNull();
    const { code, output } = await advance('+33 days');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^It is .* in the payments: 1 renewed, [12] failed, 1 ended, 0 trials about to end\.\n$/,
      ),
    ]);
    const reached = Date.parse((await clockOf()) ?? '');
    expect(Math.abs(reached - app.now().getTime() - 33 * day)).toBeLessThan(60_000);
    expect([await paidBy(ada), await paidBy(eve), await paidBy(joan)]).toEqual([2, 1, 1]);
    expect([await isPremium(ada), await isPremium(joan)]).toEqual([true, false]);
    const failed = await eve.get('/get_user_subscriptions');
    expect(failed.json()).toMatchObject({ data: { subscriptions: [{ status: 'past_due' }] } });
    expect((await joan.get('/subscription/current')).statusCode).toBe(404);
    const [revenue] = await sql`select is_vip, vip_until > now() as later from member
    where id = ${ada.id}`;
    expect(revenue).toEqual({ is_vip: true, later: true });
    // What members and staff see is in our time as well: a month for one, and over for the other.
    const shown = await sql`select is_vip, shown_vip_until(id) > now() as later,
      shown_vip_until(id) > now() + interval '32 days' as much_later
    from member where id in (${ada.id}, ${joan.id}) order by is_vip`;
    expect(shown).toEqual([
      { is_vip: false, later: false, much_later: false },
      { is_vip: true, later: true, much_later: false },
    ]);
    const again = await subscribe(joan, { paymentMethodId: 'pm_card_visa' });
    expect(again.statusCode).toBe(200);
    expect(await isPremium(joan)).toBe(true);
  },
);

test('the clock goes forward only', { tags: ['long'] }, async () => {
  const other = await premiumApp();
  await other.sandbox.clock.advanceTo(new Date(other.now().getTime() + day));
  await followSandboxClock(other);
  const { code, output } = await payments(
    { DATABASE_URL: other.databaseUrl },
    'advance',
    '2020-01-01',
  );
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^The payments' clock only goes forward, and it is .* there already\.\n$/,
    ),
  ]);
  const before = await clockOf(other);
  await addJob(other.pool, 'turn-payment-clock', { to: '2020-01-01T00:00:00Z' });
  await other.jobs.runDue();
  const [row] = await sqlOf(other)<{ report: object }>`select report from payment_clock`;
  expect(row?.report).toEqual({
    refused: 'in-the-past',
    now: expect.any(String) as string,
  });
  expect(Date.parse((await clockOf(other)) ?? '') - Date.parse(before ?? '')).toBeLessThan(60_000);
});

test('without a running server the command says when it happens', { tags: ['long'] }, async () => {
  const other = await testApp();
  const { code, output } = await payments({ DATABASE_URL: other.databaseUrl }, 'advance', '+1 day');
  expect([code, output]).toEqual([
    0,
    "No server has moved the payments' clock yet. If none is running, it is moved after the next start.\n",
  ]);
});

test.each([
  [{ MODE: 'production', SECRET: 'f9a1c07b35d2486e9b1d7c5a0e3f8426' }, '2026-12-25'],
  [
    {
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    },
    '+3 days',
  ],
])('with %j there is no clock to move', { tags: ['long'] }, async (env, to) => {
  const { code, output } = await payments(
    { PUBLIC_URL: 'https://kindred.example', ...env },
    'advance',
    to,
  );
  expect([code, output]).toEqual([1, expect.stringMatching(/^Only the payment sandbox of a demo/)]);
});

test.each(long ? ['soon', '+3 moons', '-3 days', '12'] : ['soon'])(
  '%j is no time to move to',
  { tags: ['long'] },
  async (to) => {
    const { code, output } = await payments({}, 'advance', to);
    expect([code, output]).toEqual([1, expect.stringMatching(/^Usage: /)]);
  },
);

test(
  'a start takes the clock of the sandbox, which another process may have moved',
  { tags: ['long'] },
  async () => {
    const other = await premiumApp();
    const ada = await subscriber(other);
    await other.sandbox.clock.advanceTo(new Date(other.now().getTime() + 10 * day));
    const endsAt = async () =>
      (
        await sqlOf(other).one<{ ends: Date }>`select vip_until as ends from member
      where id = ${ada.id}`
      ).ends.getTime();
    const before = await endsAt();
    await followSandboxClock(other);
    expect(Math.round((before - (await endsAt())) / day)).toBe(10);
    const fresh = await testApp();
    await connectSandbox(fresh);
    await followSandboxClock(fresh);
    expect(await sqlOf(fresh)`select * from payment_clock`).toEqual([]);
  },
);

test(
  'a renewal that the team switched off goes on only if the paid period has not ended in the payments',
  { tags: ['long'] },
  async () => {
    const other = await premiumApp();
    const ada = await subscriber(other);
    const { subscriptions } = other.payments.stripe;
    await subscriptions.update(ada.subscriptionId, { cancel_at_period_end: true });
    await other.settle();
    await sqlOf(other)`update subscription set stopped_for_account_at = now()`;
    const after = () => renewalAfter(other.pool, ada.id, other.now());
    expect(await after()).toMatchObject({ kind: 'renews' });
    const moved = { ahead: 33 * 86_400, report: null, now: other.now() };
    await writePaymentClock(other.pool, moved);
    expect(await after()).toMatchObject({ kind: 'ended' });
    await resumeForMember(other, ada.id, null);
    const held = await subscriptions.retrieve(ada.subscriptionId);
    expect(held.cancel_at_period_end).toBe(true);
  },
);
