import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { endPremium } from '../../premium/expiry.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
const sql = sqlOf(app);
const administrator = await createStaff(app);

const put = async (url: string, payload: object) => {
  const { headers } = await signIn(app, administrator);
  const response = await app.inject({ method: 'PUT', url: `${apiBase}${url}`, payload, headers });
  expect(response.statusCode).toBe(200);
};
const changeStatus = (id: string, payload: object) => put(`/users/${id}/state`, payload);
const changePremium = (id: string, payload: object) => put(`/users/${id}/vip`, payload);

const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000);

/** The mails to the member once the changes can no longer be undone. */
async function mailsTo({ email }: { email: string }) {
  app.advanceClock(60_000);
  await addJob(app.pool, 'send-account-mails', {});
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);
  return mails.map(({ subject, text }) => ({ subject, text }));
}
const subjectsTo = async (member: { email: string }) =>
  (await mailsTo(member)).map(({ subject }) => subject.replace(/ at \S+$/, ''));

test('a member gets a mail about a ban, with its reason and end', async () => {
  const member = await createMember(app);
  // In the evening of UTC, so that it is the next day in Auckland.
  const until = inDays(7);
  until.setUTCHours(20);
  await changeStatus(member.id, { state: 'banned', reason: 'Asked for money', until });
  const [mail, ...others] = await mailsTo(member);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Your account is suspended');
  expect(mail?.text).toContain('Reason:\n\nAsked for money\n');
  expect(mail?.text).toContain(
    until.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'Pacific/Auckland' }),
  );
});

test('a deactivated member gets a mail, and another when the account is active', async () => {
  const member = await createMember(app);
  await changeStatus(member.id, { state: 'deactivated', reason: 'Two accounts' });
  expect(await subjectsTo(member)).toEqual(['Your account is deactivated']);
  await changeStatus(member.id, { state: 'active', reason: 'The other one is closed' });
  expect(await subjectsTo(member)).toEqual([
    'Your account is deactivated',
    'Your account is active again',
  ]);
});

test('no one gets a mail about a change that was undone right away', async () => {
  const member = await createMember(app);
  await changeStatus(member.id, { state: 'banned', reason: 'Wrong row' });
  await changeStatus(member.id, { state: 'active', reason: 'Undone' });
  expect(await subjectsTo(member)).toEqual([]);
});

test('a member gets a mail when a ban ends automatically', async () => {
  const member = await createMember(app);
  await changeStatus(member.id, { state: 'banned', reason: 'A week off', until: inDays(1) });
  expect(await subjectsTo(member)).toEqual(['Your account is suspended']);
  app.advanceClock(86_400_000);
  await addJob(app.pool, 'end-bans', {});
  await app.jobs.runDue();
  const mails = await mailsTo(member);
  expect(mails.at(-1)?.subject).toContain('Your account is active again');
  expect(mails.at(-1)?.text).not.toContain('Reason');
});

test('a member gets a mail when premium is given and ended, with the reasons', async () => {
  const member = await createMember(app);
  await changePremium(member.id, { until: inDays(30), reason: 'Won the raffle' });
  expect((await mailsTo(member)).at(-1)?.text).toContain('Reason:\n\nWon the raffle\n');
  await changePremium(member.id, { until: null, reason: 'Given by mistake' });
  // The database's clock is behind the one that this test moves.
  await endPremium(app.pool, app.now());
  const mails = await mailsTo(member);
  expect(mails.at(-1)?.subject).toContain('Your premium has ended');
  expect(mails.at(-1)?.text).toContain('Reason:\n\nGiven by mistake\n');
  expect(
    await sql`select about from notice where member_id = ${member.id} and kind = 'premium'`,
  ).toEqual([{ about: { event: 'ended' } }]);
});

test('an address that was never confirmed gets no mail about the account', async () => {
  const member = await createMember(app, { member: { email_verified_at: null } });
  await changeStatus(member.id, { state: 'banned', reason: 'Scam' });
  expect(await subjectsTo(member)).toEqual([]);
  expect(await sql`select from account_mail where member_id = ${member.id}`).toEqual([]);
});

test('a change that members make themselves is not planned as a mail', async () => {
  const member = await createMember(app);
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() where id = ${member.id}`;
  expect(await subjectsTo(member)).toEqual([]);
});
