import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { historyOf, write } from '../../../../test/chat/chats.ts';
import { decideOn, openCase } from '../../../../test/desk/desk.ts';
import { choose } from '../../../../test/likes/likes.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { endUndo, reportIn } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
const sql = sqlOf(app);
const grace = await createColleague(app, 'administrator');
const other = await createColleague(app, 'administrator');
app.members.push(grace, other);
const day = 86_400_000;
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** A member who pays, with everything that an account can have. */
async function member() {
  const ada = await subscriber(app);
  await sql`insert into notice_setting (member_id) values (${ada.id}) on conflict do nothing`;
  const [friend, fan, liked] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
  ];
  await choose(ada, friend);
  await choose(friend, ada);
  await write(friend, ada, 'Hello');
  await write(ada, friend, 'Hi');
  await choose(fan, ada);
  await choose(ada, liked);
  await sql`update profile set bio = 'Hi.' where member_id = ${ada.id}`;
  await sql`insert into vip_grant (member_id, starts_at, ends_at, reason) values (${ada.id}, now(), now() + interval '90 days', 'A gift')`;
  return Object.assign(ada, { friend });
}

/** The friend reports what the member wrote. */
async function reportMessage({ id, friend }: Awaited<ReturnType<typeof member>>) {
  const { messages } = await historyOf(friend, { id });
  const report = { problem_type: 'Harassment', description: 'This', messageId: messages[1]?._id };
  const made = reportIn(await friend.send('POST', '/reports/create-reports', report));
  return { message: { reportId: made._id, number: 2 } };
}

/** What only says that something happened, or follows from it again. */
const traces = new Set([
  'appeal',
  'card_change',
  'live_counter',
  'audit',
  'decision',
  'report',
  'report_case',
  'notice',
  'account_mail',
  'account_mails_due',
  'event',
  'live_event',
  'many_changes',
]);

/** Every row of every table that names the member, by table. */
async function rowsAbout({ id }: Subscriber) {
  const columns = await sql<{ name: string; column: string }>`
    select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'member'::regclass and c.conparentid = 0 order by 1, 2`;
  const all: Record<string, unknown> = {};
  for (const { name, column } of [{ name: 'member', column: 'id' }, ...columns]) {
    if (traces.has(name)) continue;
    const { rows } = await app.pool.query<{ row: object }>(
      `select to_jsonb(t) as row from ${name} t where ${column} = $1 order by to_jsonb(t)::text`,
      [id],
    );
    all[`${name}.${column}`] = rows.map(({ row }) => without(row));
  }
  return all;
}

/** Counters and times of the last change, which only grow, and whether the member is online, as they are signed out. */
const growing = [
  'mailed_at',
  'version',
  'updated_at',
  'last_change',
  'change',
  'account_version',
  'seen_at',
  'online_until',
];
const without = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !growing.includes(name)));

const renews = async ({ subscriptionId }: Subscriber) =>
  !(await app.payments.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end;

async function contest(ada: Subscriber, outcome = 'reversed', more: object = {}) {
  const mail = (await sentMails(app)).findLast(
    ({ to, text }) => to?.[0]?.address === ada.email && text.includes('statement#token='),
  );
  const token = decodeURIComponent(/statement#token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  await app.inject({
    method: 'POST',
    url: `${apiBase}/statements/appeal`,
    payload: { token, message: 'I did not do this.' },
  });
  const [appeal] = await sql<{
    id: string;
  }>`select id from appeal where member_id = ${ada.id} and outcome is null`;
  const answer = { outcome, answer: 'We looked again.', ...more };
  const decided = await other.send('PUT', `/desk/appeals/${appeal?.id}`, answer);
  expect(decided.statusCode).toBe(200);
  await app.settle();
  const answered = (await sentMails(app)).findLast(
    ({ to, subject }) => to?.[0]?.address === ada.email && subject.startsWith('We looked again'),
  );
  return answered?.text ?? '';
}

/** What a closed account loses and does not get back: it is signed out everywhere. */
const sessions = { 'session.member_id': [] };

test.each([
  ['warn', {}, true, ['The decision no longer counts']],
  ['suspend', {}, false, ['Your account is open again', "It's on again: your next payment is on"]],
  ['ban', {}, false, ['Your account is open again', "It's on again: your next payment is on"]],
  ['remove-photo', {}, true, ['Your photo is back']],
  ['remove-text', { field: 'bio' }, true, ['The text is back']],
  ['remove-message', {}, true, ['Your message can be read again']],
] as const)(
  'trust 62: a reversed decision gives back everything in every table: %s',
  { tags: ['long'] },
  async (action, fields, staysOpen, said) => {
    const ada = await member();
    const before = await rowsAbout(ada);
    const { id } = await openCase(app, { about: ada.id });
    const photo = action === 'remove-photo' && { publicId: `test-${ada.id}` };
    const message = action === 'remove-message' && (await reportMessage(ada));
    await decideOn(grace, id, action, { ...fields, ...photo, ...message });
    await app.settle();
    await endUndo(app);
    expect(await renews(ada)).toBe(staysOpen);
    const mail = await contest(ada);
    for (const sentence of said) expect(mail).toContain(sentence);
    expect(await renews(ada)).toBe(true);
    expect(await rowsAbout(ada)).toEqual({ ...before, ...(!staysOpen && sessions) });
  },
);

/** The team closes the account, and the renewal with it. */
async function closed(action: 'suspend' | 'ban' = 'suspend') {
  const ada = await subscriber(app);
  const { id } = await openCase(app, { about: ada.id });
  await decideOn(grace, id, action);
  await app.settle();
  await endUndo(app);
  expect(await renews(ada)).toBe(false);
  return ada;
}

test('trust 62: a renewal that the member had cancelled before stays cancelled', async () => {
  const ada = await subscriber(app);
  expect((await ada.send('POST', '/subscription/cancel', {})).statusCode).toBe(200);
  const { id } = await openCase(app, { about: ada.id });
  await decideOn(grace, id, 'ban');
  await app.settle();
  await endUndo(app);
  expect(await contest(ada)).not.toContain('premium');
  expect(await renews(ada)).toBe(false);
});

test('trust 62: a suspension that was served leaves the renewal off, and its reversal switches it on', async () => {
  const ada = await closed();
  await app.pass(8 * day);
  await app.run('end-bans' as never);
  await app.settle();
  expect(await renews(ada)).toBe(false);
  expect(await contest(ada)).toContain("It's on again");
  expect(await renews(ada)).toBe(true);
});

test('trust 62: a later ban that is reversed does not switch on what a served suspension switched off', async () => {
  const ada = await closed();
  await app.pass(8 * day);
  await app.run('end-bans' as never);
  await app.settle();
  const { id } = await openCase(app, { about: ada.id });
  await decideOn(grace, id, 'ban');
  await app.settle();
  await endUndo(app);
  expect(await contest(ada)).not.toContain('premium');
  expect(await renews(ada)).toBe(false);
});

const setState = (ada: Subscriber, state: string) =>
  grace.send('PUT', `/users/${ada.id}/state`, { state, reason: 'A mistake' });

test('trust 62: the same with a later ban that is lifted, and then the reversal of the suspension switches it on', async () => {
  const ada = await closed();
  await app.pass(8 * day);
  await app.run('end-bans' as never);
  await app.settle();
  for (const state of ['banned', 'active']) {
    await setState(ada, state);
    await app.settle();
  }
  expect(await renews(ada)).toBe(false);
  expect(await contest(ada)).toContain("It's on again");
  expect(await renews(ada)).toBe(true);
});

test('trust 62: a member who is banned again before a lifted ban has switched the renewal on keeps it when both are lifted', async () => {
  const ada = await subscriber(app);
  app.members.splice(app.members.indexOf(ada), 1);
  await setState(ada, 'banned');
  await app.settle();
  expect(await renews(ada)).toBe(false);
  await setState(ada, 'active');
  await setState(ada, 'banned');
  await app.settle();
  expect(await renews(ada)).toBe(false);
  await setState(ada, 'active');
  await app.settle();
  expect(await renews(ada)).toBe(true);
});

test('trust 62: after the paid time the mail says what to do', { tags: ['long'] }, async () => {
  const ada = await closed('ban');
  // They can't sign in.
  app.members.pop();
  await app.pass(40 * day);
  await app.settle();
  const mail = await contest(ada);
  expect(mail).toMatch(/Your premium ended on \w+ \d+, \d+/);
  expect(mail).toContain('subscribe again');
});

test('trust 62: a ban that is reversed in part and is over opens the account and the renewal, and the mail says so', async () => {
  const ada = await closed('ban');
  app.members.splice(app.members.indexOf(ada), 1);
  await app.pass(2 * day);
  const mail = await contest(ada, 'partly-reversed', { days: 1 });
  expect(mail).toContain('Your account is open again');
  expect(mail).toContain("It's on again: your next payment is on");
  expect(mail).toContain('still counts as a strike');
  expect(mail).not.toContain('no longer counts');
  expect(await renews(ada)).toBe(true);
});

test('trust 62: a ban that becomes a suspension has its new end in the mail, and leaves the renewal off', async () => {
  const ada = await closed('ban');
  app.members.splice(app.members.indexOf(ada), 1);
  const end = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeZone: app.config.timeZone,
  }).format(app.now().getTime() + 3 * day);
  const mail = await contest(ada, 'partly-reversed', { days: 3 });
  expect(mail.replaceAll(/\s+/g, ' ')).toContain(
    `The suspension is shorter now: it ends on ${end}.`,
  );
  expect(mail).not.toContain('open again');
  await app.pass(4 * day);
  await app.run('end-bans' as never);
  await app.settle();
  expect(await renews(ada)).toBe(false);
});

test('a warning that is reversed in part no longer counts, and the mail says so', async () => {
  const ada = await subscriber(app);
  const { id } = await openCase(app, { about: ada.id });
  await decideOn(grace, id, 'warn');
  await app.settle();
  await endUndo(app);
  expect(await contest(ada, 'partly-reversed')).toContain('no longer counts against you');
});

test.each(['banned', 'deactivated'])(
  'trust 62: a member whom the team has %s and opens again keeps the renewal',
  async (state) => {
    const ada = await subscriber(app);
    await setState(ada, state);
    await app.settle();
    expect(await renews(ada)).toBe(false);
    await setState(ada, 'active');
    await app.settle();
    expect(await renews(ada)).toBe(true);
  },
);

test('trust 62: who deactivated the account alone, and comes back, chooses alone whether premium renews', async () => {
  const ada = await subscriber(app);
  await ada.send('POST', '/auth/deactivate', { password: ada.password });
  await app.settle();
  expect(await renews(ada)).toBe(false);
  await sql`update member set state = 'active', state_by = null where id = ${ada.id}`;
  await app.settle();
  expect(await renews(ada)).toBe(false);
});
