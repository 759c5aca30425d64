import { describe, expect, test } from 'vitest';
import { latestMail, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';

const app = await testApp({
  environment: { DATABASE_POOL: '12', PUBLIC_URL: 'https://kin.example' },
});
const hour = 3_600_000;
const fresh = 'quite another set of words';

const forgot = (email: string, headers = {}) => post(app, 'forgot-password', { email }, headers);
const reset = (token: string, password = fresh) => post(app, 'reset-password', { token, password });
const login = (email: string, password: string) => post(app, 'login', { email, password });

/** A member who has forgotten their password, and the link they received. */
async function forgetful() {
  const member = await createMember(app);
  await forgot(member.email);
  return { ...member, link: await latestMail(app, member.email) };
}

describe('trust 14', () => {
  test('the response is the same for a member, an unknown address, an unverified and a banned member', async () => {
    const banned = { state: 'banned', state_by: 'staff' };
    const emails = [
      (await createMember(app)).email,
      (await register(app)).email,
      (await createMember(app, { member: banned })).email,
      'nobody@member.example',
    ];
    for (const email of emails) {
      const answer = await forgot(email);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect((await latestMail(app, 'nobody@member.example')).count).toBe(0);
  });

  test('the response is the same while the mail server is down', async () => {
    const { databaseUrl } = app;
    const down = await testApp({
      databaseUrl,
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' },
    });
    const { email } = await createMember(app);
    for (const each of [email, 'nobody@member.example']) {
      const answer = await post(down, 'forgot-password', { email: each });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    await down.jobs.runDue();
    await app.pool.query('delete from graphile_worker._private_jobs');
  });

  test('asking does the same work for every address: one job, before any lookup', async () => {
    const member = await createMember(app);
    const jobs = async () => {
      const { rows } = await app.pool.query(
        `select task_identifier as kind, length(payload::text) as size
          from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)`,
      );
      await app.jobs.runDue();
      return rows as object[];
    };
    await forgot(member.email);
    const known = await jobs();
    await forgot(member.email.replace(/^./, 'x'));
    expect(await jobs()).toEqual(known);
    expect(known).toMatchObject([{ kind: 'mailbox-request' }]);
  });

  test('a link works once, also when it is used twenty times in parallel', async () => {
    const { email, link } = await forgetful();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(link.token, `${fresh} ${index}`)),
    );
    const winners = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
    expect((await login(email, `${fresh} ${winners[0]}`)).statusCode).toBe(200);
    expect((await reset(link.token)).statusCode).toBe(422);
  });

  test('it ends every session and signs no one in', async () => {
    const { link, ...member } = await forgetful();
    const sessions = [await signIn(app, member), await signIn(app, member)];
    const answer = await reset(link.token);
    expect(answer.json()).toEqual({ success: true });
    for (const { headers, refreshToken } of sessions) {
      const profile = () => app.inject({ url: '/api/v1/auth/profile', headers });
      await expect.poll(async () => (await profile()).statusCode).toBe(401);
      expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
    }
    expect((await login(member.email, member.password)).statusCode).toBe(401);
    expect((await login(member.email, fresh)).statusCode).toBe(200);
  });

  test('the owner is notified by mail', async () => {
    const { email, link } = await forgetful();
    await reset(link.token);
    const received = await latestMail(app, email);
    expect(received.subject).toBe('Your Kindred password was changed');
    expect(received.text).toContain('https://kin.example/forgot-password');
  });

  test('a forged host never reaches the link', async () => {
    const { email } = await createMember(app);
    const evil = 'evil.example';
    await forgot(email, { host: evil, 'x-forwarded-host': evil, forwarded: `host=${evil}` });
    const { text } = await latestMail(app, email);
    expect(text).toContain('https://kin.example/reset-password#token=');
    expect(text).not.toContain(evil);
  });
});

test('trust 14: a link works for one hour, or until another one is used, no matter who requested that one', async () => {
  const [early, late] = [await forgetful(), await forgetful()];
  app.advanceClock(hour - 60_000);
  expect((await reset(early.link.token)).statusCode).toBe(200);
  app.advanceClock(120_000);
  expect((await reset(late.link.token)).statusCode).toBe(422);
  const { link, email } = await forgetful();
  await forgot(email);
  const { token } = await latestMail(app, email);
  expect((await reset(link.token)).statusCode).toBe(200);
  expect((await reset(token)).statusCode).toBe(422);
});

test(
  'trust 14: at most twenty links work at the same time, and a new one ends none of them',
  { tags: ['long'] },
  async () => {
    const { link, email } = await forgetful();
    for (let turn = 0; turn < 25; turn++) await forgot(email);
    const { count } = await latestMail(app, email);
    expect(count).toBe(20);
    expect((await reset(link.token)).statusCode).toBe(200);
  },
);

test('a link of another kind, of another member, or an invented one does nothing', async () => {
  const { email, user } = await register(app);
  const verification = await latestMail(app, email);
  expect((await reset(verification.token)).statusCode).toBe(422);
  const [, secret] = (await forgetful()).link.token.split('.');
  expect((await reset(`${user._id}.${secret}`)).statusCode).toBe(422);
  for (const token of ['x', '__proto__', `${user._id}.`])
    expect((await reset(token)).statusCode).toBe(422);
});

test('trust 2: the password rules apply here too, and a refused password does not use up the link', async () => {
  const { email, link } = await forgetful();
  expect((await reset(link.token, 'seven77')).statusCode).toBe(400);
  for (const password of ['password1', email, 'Kindred2026!'])
    expect((await reset(link.token, password)).statusCode).toBe(422);
  expect((await reset(link.token)).statusCode).toBe(200);
});

test('the owner of an address that someone else registered gets the account, and the other person is signed out', async () => {
  const squatter = await register(app);
  const { token: verification } = await latestMail(app, squatter.email);
  await forgot(squatter.email);
  const { token } = await latestMail(app, squatter.email);
  expect((await reset(token)).statusCode).toBe(200);
  expect((await login(squatter.email, squatter.password)).statusCode).toBe(401);
  const { refreshToken } = squatter;
  expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
  const again = { token: verification, password: fresh };
  expect((await post(app, 'verify-email', again)).statusCode).toBe(422);
  const back = await login(squatter.email, fresh);
  expect(back.json()).toMatchObject({ data: { requiresVerification: false } });
});

test('using a link waits for a parallel change of the account, without a deadlock', async () => {
  const { id, email } = await createMember(app);
  await post(app, 'forgot-password', { email });
  const { token } = await latestMail(app, email);
  const other = await app.owner.connect();
  await other.query('begin');
  await other.query('select from member where id = $1 for update', [id]);
  const resetting = post(app, 'reset-password', { token, password: 'quite another set of words' });
  const waiting = () => other.query('select from pg_locks where not granted');
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  await other.query('select from code where member_id = $1 for update', [id]);
  await other.query('commit');
  other.release();
  expect((await resetting).statusCode).toBe(200);
});

test('trust 17: nothing that a stranger wrote into a registration is left when the reader of the mailbox takes it over', async () => {
  const { email, password } = await register(app, { firstName: 'Victoria' });
  const stranger = await register(app, { email, firstName: 'Mallory' });
  const id = stranger.user._id;
  await app.pool.query(
    `update profile set bio = 'Mine', city = 'Oslo', interests = '{chess}', birth_date = '1990-01-01',
      prompts = '[{"prompt": "green-flag", "answer": "Mine"}]' where member_id = $1`,
    [id],
  );
  await app.pool.query(
    `insert into photo (member_id, position, public_id, url, name, size, mime_type)
      values ($1, 0, 'theirs', '/theirs.svg', 'theirs', 1, 'image/svg+xml')`,
    [id],
  );
  await forgot(email);
  expect((await reset((await latestMail(app, email)).token)).statusCode).toBe(200);
  const { rows } = await app.pool.query(
    `select first_name, bio, city, interests, birth_date, prompts, complete,
      (select count(*)::int from photo f where f.member_id = p.member_id) as photos
    from profile p where member_id = $1`,
    [id],
  );
  const empty = { first_name: null, bio: null, city: null, birth_date: null, complete: false };
  expect(rows).toEqual([{ ...empty, interests: [], prompts: [], photos: 0 }]);
  expect((await login(email, fresh)).statusCode).toBe(200);
  expect((await login(email, password)).statusCode).toBe(200);

  const unconfirmed: object = { email_verified_at: null, keeps_email: true };
  const owner = await createMember(app, { member: unconfirmed });
  await forgot(owner.email);
  expect((await reset((await latestMail(app, owner.email)).token)).statusCode).toBe(200);
  const kept = await app.pool.query(
    'select from profile where member_id = $1 and first_name is not null',
    [owner.id],
  );
  expect(kept.rowCount).toBe(1);
});

test('trust 42: consent that someone else gave with an unconfirmed address is not taken over by its owner', async () => {
  const { email, user } = await register(app, { consent: true });
  const consents = async () =>
    (
      await app.pool.query<{ withdrawn_at: Date | null }>(
        'select withdrawn_at from consent where member_id = $1',
        [user._id],
      )
    ).rows;
  await app.pool.query(`update profile set gender = 'woman' where member_id = $1`, [user._id]);
  expect(await consents()).toEqual([{ withdrawn_at: null }]);
  await forgot(email);
  const { token } = await latestMail(app, email);
  expect((await reset(token)).statusCode).toBe(200);
  expect(await consents()).toEqual([{ withdrawn_at: expect.any(Date) as Date }]);
  const { rows } = await app.pool.query('select gender from profile where member_id = $1', [
    user._id,
  ]);
  expect(rows).toEqual([{ gender: null }]);

  const known = await createMember(app);
  await app.pool.query(
    `insert into consent (member_id, purpose, version, given_at) values ($1, 'sensitive-data', 'v', now())
      on conflict do nothing`,
    [known.id],
  );
  await forgot(known.email);
  await reset((await latestMail(app, known.email)).token);
  const kept = await app.pool.query(
    'select from consent where member_id = $1 and withdrawn_at is null',
    [known.id],
  );
  expect(kept.rowCount).toBeGreaterThan(0);
});
