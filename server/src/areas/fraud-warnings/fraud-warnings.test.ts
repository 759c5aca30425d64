import type { FraudWarning } from '@kindred/contract/fraud-warnings';
import { expect, test } from 'vitest';
import { write } from '../../../test/chat/chats.ts';
import { decideOn, openCase } from '../../../test/desk/desk.ts';
import { fraud, noticesOf, storeChat, warnDue } from '../../../test/desk/fraud.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { makeMatch } from '../../../test/likes/likes.ts';
import { openNotices } from '../../../test/members/notified-members.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { momentIn } from '@kindred/contract/texts/times';

const { app, deliver, createNotifiedMember } = await openNotices();
const sql = sqlOf(app);
const grace = await createColleague(app, 'moderator');

async function createSwindler(named: object = {}) {
  const alan = await createPerson(app, aMan({ last_name: 'Turing', ...named }));
  return alan;
}

/** Someone to whom the swindler wrote, with a browser that shows pushes. */
async function createVictim(alan: Awaited<ReturnType<typeof createSwindler>>) {
  const ada = await createNotifiedMember();
  await makeMatch(app, ada, alan);
  await write(alan, ada, 'I need money for my flight');
  return ada;
}

async function ban(about: string) {
  const { id } = await openCase(app, { about });
  return decideOn(grace, id, 'ban', { ground: fraud });
}

const warningsOf = async (person: { get: typeof grace.get }) =>
  (await person.get('/fraud-warnings')).json<{ data: { warnings: FraudWarning[] } }>().data
    .warnings;

/** Without the mails about the match and the message. */
const fraudMails = (ada: Awaited<ReturnType<typeof createVictim>>) =>
  ada.mails().filter(({ subject }) => /banned|warning/.test(subject));

test('trust 112: everyone whom a person banned for fraud wrote to is warned once, in the app, by push and by mail', async () => {
  const alan = await createSwindler();
  const [ada, second] = [await createVictim(alan), await createVictim(alan)];
  await ada.send('PUT', '/notices/delivery', { timeZone: 'Pacific/Auckland', names: true });
  await ban(alan.id);
  await warnDue(app, 5_000);
  expect(await noticesOf(app, [ada.id])).toEqual({});
  for (const _again of [1, 2, 3]) await warnDue(app);
  await deliver();
  const [warning, ...more] = await warningsOf(ada);
  expect(more).toEqual([]);
  expect(warning).toMatchObject({ name: 'Alan', withdrawnAt: null });
  const [mail, ...others] = fraudMails(ada);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('We banned someone who wrote to you for fraud');
  const { day, hour, zone } = momentIn('en', warning?.lastWroteAt ?? '', 'Pacific/Auckland');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `They last wrote to you on ${day} at ${hour} (${zone}).`,
  );
  for (const hint of [
    'Alan',
    'false identity',
    'Never send them money',
    'bank',
    'police',
    'reply to us',
  ])
    expect(mail?.text).toContain(hint);
  for (const unknown of ['Turing', 'reported', fraud.reason])
    expect(mail?.text).not.toContain(unknown);
  expect(ada.pushes().map(({ body }) => body)).toContain('We banned Alan for fraud');
  expect(await noticesOf(app, [ada.id, second.id])).toEqual({ 'fraud.warned': [2, 2] });
  expect(fraudMails(second)).toHaveLength(1);
});

test('trust 112: of the name that a fraudster chose, mail, notice and push have only the first word of letters', async () => {
  const alan = await createSwindler({ first_name: 'Alan. Refund: evil.example +44 20 79' });
  const ada = await createVictim(alan);
  await ada.send('PUT', '/notices/delivery', { names: true });
  await ban(alan.id);
  await warnDue(app);
  await deliver();
  const [mail] = fraudMails(ada);
  expect(mail?.text).toContain('Alan wrote to you');
  const warned = ada.pushes().filter(({ body }) => body.includes('for fraud'));
  expect(warned).toMatchObject([{ body: 'We banned Alan for fraud' }]);
  const notices = (await ada.get('/notices')).json<{
    data: { notices: { kind: string; about: object }[] };
  }>().data.notices;
  const about = notices.filter(({ kind }) => kind === 'fraud.warned');
  expect(about).toMatchObject([{ about: { name: 'Alan' } }]);
  expect(JSON.stringify([mail, warned, about])).not.toMatch(/evil|Refund|\+44/);
});

test('trust 112: those who blocked or unmatched are warned too, those who deleted their account are not', async () => {
  const alan = await createSwindler();
  const [blocked, unmatched, left, silent] = [
    await createVictim(alan),
    await createVictim(alan),
    await createVictim(alan),
    await createNotifiedMember(),
  ];
  await makeMatch(app, silent, alan);
  await write(silent, alan, 'Hello?');
  await blocked.send('PUT', `/blocks/${alan.id}`);
  expect((await unmatched.send('DELETE', `/matches/${alan.id}`)).statusCode).toBe(200);
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() + interval '9 days'
    where id = ${left.id}`;
  await ban(alan.id);
  await warnDue(app);
  const notified = await Promise.all(
    [blocked, unmatched, left, silent].map(({ id }) => noticesOf(app, [id])),
  );
  expect(notified).toEqual([{ 'fraud.warned': [1, 1] }, { 'fraud.warned': [1, 1] }, {}, {}]);
  expect(await warningsOf(unmatched)).toMatchObject([{ name: 'Alan' }]);
});

test('trust 112: no setting and no quiet hour keeps the warning back, except a push in quiet hours', async () => {
  const alan = await createSwindler();
  const ada = await createVictim(alan);
  const off = { kind: 'fraud.warned', channel: 'mail', on: false };
  expect((await ada.send('PUT', '/notices/preferences', off)).statusCode).not.toBe(200);
  await deliver();
  const before = ada.pushes().length;
  await ada.send('PUT', '/notices/delivery', { quiet: { from: '00:00', to: '23:59' } });
  await ban(alan.id);
  await warnDue(app);
  await deliver();
  expect([(await warningsOf(ada)).length, fraudMails(ada).length]).toEqual([1, 1]);
  expect(ada.pushes()).toHaveLength(before);
});

test('trust 113: a warning that is reversed is withdrawn once, with an apology, and its notice is gone', async () => {
  const alan = await createSwindler();
  const ada = await createVictim(alan);
  await ban(alan.id);
  await warnDue(app);
  // The second one counts as not warned yet.
  const late = await createNotifiedMember();
  await sql`update fraud_ban set due_at = now() where member_id = ${alan.id}`;
  await storeChat(app, alan.id, late.id, new Date());
  const lead = await createColleague(app);
  const lift = { state: 'active', reason: 'A mistake' };
  expect((await lead.send('PUT', `/users/${alan.id}/state`, lift)).statusCode).toBe(200);
  for (const _again of [1, 2]) await warnDue(app);
  await deliver();
  expect(await noticesOf(app, [ada.id, late.id])).toEqual({ 'fraud.withdrawn': [1, 1] });
  const [warned, withdrawn, ...more] = fraudMails(ada);
  expect(more).toEqual([]);
  expect(warned?.subject).toContain('banned');
  expect(withdrawn?.text).toContain("We're sorry");
  expect((await warningsOf(ada))[0]?.withdrawnAt).not.toBeNull();
  expect([await warningsOf(late), late.mails()]).toEqual([[], []]);
  // A second ban warns both.
  await ban(alan.id);
  await warnDue(app);
  expect(await noticesOf(app, [ada.id, late.id])).toEqual({
    'fraud.warned': [2, 2],
    'fraud.withdrawn': [1, 1],
  });
  expect(await warningsOf(ada)).toMatchObject([{ withdrawnAt: null }]);
});

test('an erased person is named in no warning, and those who were warned stay warned', async () => {
  const alan = await createSwindler();
  const ada = await createVictim(alan);
  await ban(alan.id);
  await warnDue(app);
  await sql`update member set state = 'erased' where id = ${alan.id}`;
  await app.pool.query(`select graphile_worker.add_job('erase-leavers', '{}')`);
  await app.jobs.runDue();
  expect(await sql`select from member where id = ${alan.id}`).toEqual([]);
  expect(await warningsOf(ada)).toMatchObject([{ name: null, withdrawnAt: null }]);
  const { about } = (await ada.notices()).find(({ kind }) => kind === 'fraud.warned') ?? {};
  expect(about).toMatchObject({ name: null });
});
