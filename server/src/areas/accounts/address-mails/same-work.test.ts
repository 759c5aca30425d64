import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { newAddress, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember } from '../../../../test/members/members.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { insertRow, sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { LIMITS: '1' } });
const sql = sqlOf(app);
const hour = 3_600_000;

const having = async (fields: object) =>
  (await createMember(app, { member: { email: newAddress(), ...fields } })).email;

const addresses: Record<string, () => Promise<string>> = {
  'of a member': () => having({}),
  'of an unconfirmed registration': async () => (await register(app)).email,
  'of a member and of a registration': async () => {
    const email = await having({});
    await register(app, { email });
    return email;
  },
  'of a banned member': () =>
    having({ state: 'banned', state_by: 'staff', state_reason: 'Spammed' }),
  'of a member who is being erased': () => having({ state: 'erased', state_by: 'self' }),
  'that staff have just set': async () => {
    const { id, email } = await createMember(app);
    await insertRow(app, 'address_change', {
      member_id: id,
      old_email: newAddress(),
      by_staff: true,
      token_hash: Buffer.alloc(32),
      changed_at: app.now(),
      undo_until: new Date(app.now().getTime() + hour),
    });
    return email;
  },
  'that has got all its mails': async () => {
    const { email } = await register(app);
    await sql`update tries set count = 99 where key like 'confirmMail:%'`;
    return email;
  },
  'that has all its codes': async () => {
    const { email, user } = await register(app);
    await sql`insert into code (member_id, kind, digits_hash, token_hash, expires_at)
      select ${user._id}::uuid, kind, '1', decode(md5(n::text), 'hex'), ${new Date(app.now().getTime() + hour)}::timestamptz
      from generate_series(1, 30) as n, unnest(array['verify', 'reset']) as kind`;
    return email;
  },
};

/** How often workers look for a job, and what runs beside requests. */
const byChance = /(graphile_worker|notify_live|fold_tally|find_caller|.*presence.*)$/;

/** The statements of the jobs that follow a request. */
async function workOf(path: string, payload: object) {
  await post(app, path, payload);
  const queries = vi.spyOn(Client.prototype, 'query');
  await app.jobs.runDue();
  const names = queries.mock.calls.flatMap(([query]) => {
    const { name } = query as { name?: string };
    return name ? [name] : [];
  });
  queries.mockRestore();
  return names.filter((name) => !byChance.test(name)).toSorted();
}

test.each(Object.entries(addresses))(
  'trust 14: a request for an address %s is followed by the same work as for an unknown one',
  async (_what, prepare) => {
    for (const path of ['forgot-password', 'resend-verification']) {
      app.advanceClock(hour);
      const email = await prepare();
      await app.jobs.runDue();
      const known = await workOf(path, { email });
      expect(known).toEqual(await workOf(path, { email: newAddress() }));
      expect(known.filter((name) => name === 'add_job')).toHaveLength(4);
    }
  },
);

test('trust 82: registering with an address that is used, or got all its mails, is followed by the same work', async () => {
  app.advanceClock(hour);
  const [used, free, full] = [await having({}), newAddress(), newAddress()];
  await app.jobs.runDue();
  const work = (email: string) =>
    workOf('register', { email, firstName: 'Mina', password: 'nine tall ships at anchor' });
  const expected = await work(free);
  expect(await work(used)).toEqual(expected);
  await register(app, { email: full });
  await app.jobs.runDue();
  await sql`update tries set count = 99 where key like 'confirmMail:%'`;
  expect(await work(full)).toEqual(expected);
});

test('what is not sent leaves nothing behind', async () => {
  const count = (await sentMails(app)).length;
  await post(app, 'forgot-password', { email: newAddress() });
  expect(await sentMails(app)).toHaveLength(count);
  const files = await readdir(join(app.config.dataDir, 'outbox'));
  expect(files.filter((name) => !name.endsWith('.eml'))).toEqual([]);
  expect(await sql`select from graphile_worker.jobs`).toEqual([]);
});
