import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { goodPassword, latestMail, post } from '../../../test/members/accounts.ts';
import { findTraces } from '../../../test/files/find-traces.ts';
import { createMember } from '../../../test/members/members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { signInByProvider } from '../accounts/providers/sign-in-by-provider.ts';

const app = await testApp();
const sql = sqlOf(app);
const lead = await createColleague(app);
const run = async (name: 'erase-leavers' | 'delete-old-rows') => {
  await addJob(app.pool, name, {});
  await app.jobs.runDue();
};
const day = 86_400_000;
const inDays = (days: number) => new Date(app.now().getTime() + days * day).toISOString();

/** A member who asked to leave, was banned, and is erased. */
async function eraseBanned(fields: object, ban: object) {
  const person = await createPerson(app, { member: fields });
  await person.send('POST', '/auth/leave', { password: person.password });
  const answer = await lead.send('PUT', `/users/${person.id}/state`, {
    state: 'banned',
    reason: 'Asked for money',
    ...ban,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await sql`update member set erase_at = ${app.now()} where id = ${person.id}`;
  await run('erase-leavers');
  expect(await sql`select from member where id = ${person.id}`).toEqual([]);
}

const register = async (email: string) =>
  (await post(app, 'register', { firstName: 'Mina', email, password: goodPassword })).statusCode;
const digests = () => sql`select * from banned_address`;

test('a ban without an end is stored for ten years', async () => {
  await eraseBanned({ email: 'forever@member.example' }, {});
  const { until } = await sql.one<{ until: Date }>`select until from banned_address`;
  expect(until.getUTCFullYear()).toBe(app.now().getUTCFullYear() + 10);
  await sql`delete from banned_address`;
});

test('nothing is stored for an unconfirmed address, or for a member who left without a ban', async () => {
  await eraseBanned({ email: 'typed@member.example', email_verified_at: null }, {});
  const { id } = await createMember(app, { member: { email: 'leaver@member.example' } });
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = ${app.now()} where id = ${id}`;
  await run('erase-leavers');
  expect(await digests()).toEqual([]);
  expect(await register('leaver@member.example')).toBe(200);
  expect(await register('typed@member.example')).toBe(200);
});

test(
  'trust 13: a member who was erased while banned can register again when the ban is over, and no earlier',
  { tags: ['long'] },
  async () => {
    const email = 'mallory@member.example';
    await eraseBanned({ email }, { until: inDays(90) });
    expect(await findTraces(app, [email])).toEqual([]);
    expect(await digests()).toEqual([
      { digest: expect.any(Buffer) as Buffer, until: expect.any(Date) as Date },
    ]);
    for (const typed of [email, 'Mallory@Member.example']) {
      expect(await register(typed)).toBe(200);
      const { subject, code } = await latestMail(app, email);
      expect([subject, code]).toEqual(["This email can't be used at Kindred", '']);
    }
    const identity = { provider: 'google', subject: '7', email, emailVerified: true } as const;
    const arriving = signInByProvider(
      app.accountService,
      { ...identity, firstName: null },
      { name: '', address: null, secretHash: null, language: null },
      { ticket: () => null },
    );
    await expect(arriving).rejects.toThrow('User already exists');
    const fresh = await createPerson(app);
    await fresh.send('POST', '/auth/change-email', { email, password: fresh.password });
    expect((await latestMail(app, email)).text).not.toMatch(/\b\d{6}\b/);
    expect(await register('somebody.else@member.example')).toBe(200);

    app.advanceClock(91 * day);
    expect(await register(email)).toBe(200);
    expect((await latestMail(app, email)).code).toMatch(/^\d{6}$/);
    await run('delete-old-rows');
    expect(await digests()).toEqual([]);
  },
);
