import { type Notice, type NoticePreferences } from '@kindred/contract/notices';
import { switchableKinds } from '@kindred/contract/notices/all-kinds';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createPerson } from '../../../test/members/people.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createUnsubscribeTokens } from '../../platform/mail/unsubscribe-token.ts';
import { notify } from './notify.ts';

const app = await testApp({ environment: { PUBLIC_URL: 'https://kin.example' } });

type Person = Awaited<ReturnType<typeof createPerson>>;
interface Preferences {
  data: { preferences: NoticePreferences };
}

const preferencesOf = async (person: Person) =>
  (await person.get('/notices/preferences')).json<Preferences>().data.preferences;
const choose = (person: Person, channel: string, on: boolean, kind = 'report.reply') =>
  person.send('PUT', '/notices/preferences', { kind, channel, on });

/** Sends them a reply, and returns what arrived. */
async function arrivingAt(person: Person) {
  const reportId = '11111111-1111-4111-8111-111111111111';
  const notice = { memberId: person.id, kind: 'report.reply' as const, about: { reportId } };
  const before = await heardBy(person);
  await inTransaction(app.pool, (client) => notify(client, notice));
  const after = await heardBy(person);
  return { app: after.app - before.app, mail: after.mails.length - before.mails.length };
}

async function heardBy(person: Person) {
  const { notices } = (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data;
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === person.email);
  return { app: notices.length, mails };
}

async function stopLinkOf(person: Person) {
  await arrivingAt(person);
  const mail = (await heardBy(person)).mails.at(-1);
  const url = /^<(.+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  return { mail, url: url.replace('https://kin.example', '') };
}

const post = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('by default, members are notified of everything through every channel, of likes without a mail, and of announcements in the app alone', async () => {
  const ada = await createPerson(app);
  expect(await preferencesOf(ada)).toEqual(
    switchableKinds.map((kind) => ({
      kind,
      app: true,
      mail: kind !== 'like' && kind !== 'announcement',
      push: kind !== 'announcement',
    })),
  );
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
});

test.each([
  ['mail', { app: 1, mail: 0 }],
  ['app', { app: 0, mail: 1 }],
])(
  'a member who turns off one kind in the channel %s only gets it in the other',
  async (off, rest) => {
    const [ada, other] = [await createPerson(app), await createPerson(app)];
    const answer = (await choose(ada, off, false)).json<Preferences>();
    expect(answer.data.preferences).toEqual(await preferencesOf(ada));
    expect(await arrivingAt(ada)).toEqual(rest);
    expect(await arrivingAt(other)).toEqual({ app: 1, mail: 1 });
    await choose(ada, off, true);
    expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
  },
);

test('another kind stays unchanged', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'mail', false, 'like');
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
});

test('no mail goes to an unverified address, or to a member who cannot sign in', async () => {
  const unproven = await createPerson(app, { member: { email_verified_at: null } });
  expect(await arrivingAt(unproven)).toEqual({ app: 1, mail: 0 });
  const ada = await createPerson(app);
  await app.pool.query(`update member set state = 'leaving', state_by = 'self' where id = $1`, [
    ada.id,
  ]);
  const notice = { memberId: ada.id, kind: 'report.reply' as const, about: { reportId: ada.id } };
  await inTransaction(app.pool, (client) => notify(client, notice));
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
  expect(mails).toEqual([]);
});

test('security notices are no kind that can be turned off', async () => {
  const ada = await createPerson(app);
  for (const kind of ['password-changed', 'security', 'team.many-changes'])
    expect((await choose(ada, 'mail', false, kind)).statusCode).toBe(400);
  expect((await choose(ada, 'mail', false, 'premium')).statusCode).toBe(422);
  expect((await choose(ada, 'push', false, 'premium')).statusCode).toBe(200);
  await app.sendMail(app.pool, {
    to: ada.email,
    language: null,
    kind: 'password-changed',
    data: {},
  });
  const { mails } = await heardBy(ada);
  expect(mails.at(-1)?.subject).toContain('password');
  expect(mails.at(-1)?.header('list-unsubscribe')).toBeUndefined();
});

test('a mail program can unsubscribe from its kind with one click, signed out and twice', async () => {
  const ada = await createPerson(app);
  const { mail, url } = await stopLinkOf(ada);
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const _time of [1, 2]) expect((await post(url)).statusCode).toBe(200);
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 0 });
  const off = (await preferencesOf(ada)).filter(({ mail: on }) => !on).map(({ kind }) => kind);
  expect(off.toSorted()).toEqual(['announcement', 'like', 'report.reply']);
});

test('trust 41: opening the link stops nothing: it leads to a page that names the account and asks', async () => {
  const ada = await createPerson(app);
  const { mail, url } = await stopLinkOf(ada);
  const { statusCode, headers } = await app.inject({ url });
  const page = /https:\/\/kin\.example\/unsubscribe#token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  expect([statusCode, headers.location]).toEqual([302, page]);
  expect(mail?.html).toContain(`href="${page}"`);
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
  const token = new URL(page ?? '').hash.replace('#token=', '');
  const read = await app.inject({
    method: 'POST',
    url: '/api/v1/notices/unsubscribe/link',
    payload: { token },
  });
  expect(read.json()).toMatchObject({ data: { email: `${ada.email[0]}•••@member.example` } });
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
  const asked = { method: 'POST', url: '/api/v1/notices/unsubscribe', query: { token } } as const;
  expect((await app.inject(asked)).json()).toEqual({ success: true });
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 0 });
});

test('a link that we did not create stops nothing', async () => {
  const ada = await createPerson(app);
  const { url } = await stopLinkOf(ada);
  const notice = { memberId: ada.id, kinds: ['report.reply'] as const };
  const forged = createUnsubscribeTokens('another secret').make(notice);
  // The last character has unused bits, so another one is changed.
  const other = url.at(-9) === 'A' ? 'B' : 'A';
  for (const bad of [
    `${url.slice(0, -9)}${other}${url.slice(-8)}`,
    url.replace(/token=.*/, `token=${forged}`),
  ]) {
    const { statusCode } = await post(bad);
    expect(statusCode).toBe(404);
  }
  expect(await arrivingAt(ada)).toEqual({ app: 1, mail: 1 });
});
