import type { OwnUser, User } from '@kindred/contract/members';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { decideOn, openCase } from '../../test/desk/desk.ts';
import { endUndo } from '../../test/desk/reports.ts';
import { sqlOf } from '../../test/database/sql.ts';
import { goodPassword, latestMail, newAddress, post } from '../../test/members/accounts.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { createColleague } from '../../test/members/staff.ts';
import { sentMails } from '../../test/service/mails.ts';
import { testApp } from '../../test/service/app.ts';
import { personalData } from '../areas/accounts/personal-data.ts';
import { inTransaction } from '../db/transaction.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { isArchived } from '../platform/personal-data.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app);
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const polish = { 'accept-language': 'pl' };

type Person = Awaited<ReturnType<typeof createPerson>>;

/** The languages of the mails to an address, the first one first. */
const languagesOfMails = async (email: string) =>
  (await sentMails(app))
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ header }) => header('content-language'));
const lastMail = async (email: string) =>
  (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === email);

const storedFor = async (id: string) =>
  (await sql.one<{ language: string | null }>`select language from member where id = ${id}`)
    .language;
const ownUser = async (person: Person) =>
  (await person.get('/auth/profile')).json<{ userData: { user: OwnUser } }>().userData.user;
const choose = (person: Person, language: string) => person.send('PUT', '/settings', { language });
const changePassword = (person: Person) =>
  person.send('PUT', '/auth/change-password', {
    password: person.password,
    newPassword: goodPassword,
  });

async function registerWith(headers: object, email = newAddress()) {
  const given = { email, firstName: 'Mina', password: goodPassword };
  const answer = await post(app, 'register', given, headers);
  return { email, user: answer.json<{ user: User }>().user };
}

test('who registers reads the language of their page: so do the mails, and the user says it', async () => {
  const { email, user } = await registerWith(german);
  expect(user.language).toBe('de');
  expect(await storedFor(user._id)).toBe('de');
  const mail = await lastMail(email);
  expect(mail?.header('content-language')).toBe('de');
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  expect(mail?.text).toMatch(/\d{6}/);
  const signedIn = await post(app, 'login', { email, password: goodPassword });
  expect(signedIn.json()).toMatchObject({ data: { user: { language: 'de' } } });
});

test.each([{}, { 'accept-language': '*' }, { 'accept-language': 'tlh, ;q=1,,x' }])(
  'who registers with %j reads a language that is not known yet, and gets English',
  async (headers) => {
    const { email, user } = await registerWith(headers);
    expect(user.language).toBeNull();
    expect(await languagesOfMails(email)).toEqual(['en']);
  },
);

test('a mail in a language that is read from the right is written so', async () => {
  const { email } = await registerWith({ 'accept-language': 'ar-EG' });
  const mail = await lastMail(email);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.html).toContain('text-align:right');
});

test('a change of language applies to the next mail, whatever language the request is in', async () => {
  const ada = await createPerson(app);
  await changePassword(ada);
  expect(await languagesOfMails(ada.email)).toEqual(['en']);
  const ben = await createPerson(app);
  expect((await choose(ben, 'pl')).json()).toMatchObject({ data: { language: 'pl' } });
  expect((await ownUser(ben)).language).toBe('pl');
  await ben.send(
    'PUT',
    '/auth/change-password',
    { password: ben.password, newPassword: goodPassword },
    german,
  );
  expect(await languagesOfMails(ben.email)).toEqual(['pl']);
});

test.each(['tlh', '', null, 1])('%j is no language that someone can read', async (language) => {
  const ada = await createPerson(app);
  expect((await ada.send('PUT', '/settings', { language })).statusCode).toBe(400);
});

test('a change of another setting leaves the language as it is', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'fr');
  const changed = await ada.send('PUT', '/settings', { paused: true }, german);
  expect(changed.json()).toMatchObject({ data: { language: 'fr' } });
});

test('no one else sees it, not even staff', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'de');
  const ben = await createPerson(app, aMan());
  const staffPage = await grace.get(`/users/${ada.id}`);
  expect(staffPage.statusCode).toBe(200);
  const list = await grace.get('/auth/users', { page: '1', limit: '1000' });
  for (const answer of [staffPage, list, await ben.get(`/auth/user/${ada.id}`)])
    expect(answer.body).not.toContain('"language"');
});

test('it is in the archive', async () => {
  const { user, email } = await registerWith(german);
  const account = personalData.filter(isArchived).find(({ name }) => name === 'account');
  const archivedRow = await inTransaction(app.pool, async (client) => {
    for await (const row of account?.rows(client, user._id, app.site) ?? []) return row;
    return null;
  });
  expect(archivedRow).toMatchObject({ email, language: 'de' });
});

test('trust 14: who asks for a link for an address without an account gets no mail in any language', async () => {
  const email = newAddress();
  await post(app, 'forgot-password', { email }, german);
  expect(await languagesOfMails(email)).toEqual([]);
});

test('the owner of an address that someone else registers with gets a mail in their own language', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'pl');
  await registerWith(german, ada.email);
  expect(await languagesOfMails(ada.email)).toEqual(['pl']);
});

test('an invitation is in the language of the member, or else of its sender', async () => {
  const [ada, stranger] = [await createPerson(app), newAddress()];
  await choose(ada, 'pl');
  await choose(grace, 'de');
  for (const email of [ada.email, stranger])
    await grace.send('POST', '/staff/invitations', { email, role: 'support' });
  expect(await languagesOfMails(ada.email)).toEqual(['pl']);
  expect(await languagesOfMails(stranger)).toEqual(['de']);

  const { token } = await latestMail(app, stranger);
  const joined = await post(
    app,
    'join',
    { token, firstName: 'Nia', password: goodPassword },
    { 'accept-language': 'fr' },
  );
  expect(joined.json()).toMatchObject({ data: { user: { language: 'fr' } } });
  await choose(grace, 'en');
});

test('a member who joins the team reads what their page is in, unless they have chosen', async () => {
  const [chosen, unknown] = [await createPerson(app), await createPerson(app)];
  await choose(chosen, 'pl');
  for (const { email } of [chosen, unknown])
    await grace.send('POST', '/staff/invitations', { email, role: 'support' });
  for (const person of [chosen, unknown]) {
    const { token } = await latestMail(app, person.email);
    expect((await person.send('PUT', '/auth/invitation', { token }, german)).statusCode).toBe(200);
  }
  expect([await storedFor(chosen.id), await storedFor(unknown.id)]).toEqual(['pl', 'de']);
});

test('a decision is mailed to its subject in their language, with its end', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'de');
  const { id } = await openCase(app, { about: ada.id });
  await decideOn(grace, id, 'suspend', {
    ground: { ...reason, reason: 'Nicht vor dem {until}.' },
  });
  await endUndo(app);
  const mail = await lastMail(ada.email);
  expect(mail?.header('content-language')).toBe('de');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(/Nicht vor dem \d+\. \p{L}+ \d{4}\./u);

  const token = decodeURIComponent(/statement#token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const clauseIn = async (headers: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: `${apiBase}/statements/open`,
        payload: { token },
        headers,
      })
    ).json<{ data: { statement: { clause: string } } }>().data.statement.clause;
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(await clauseIn(german));
  expect(await clauseIn(german)).toMatch(/Respekt/);
  expect(await clauseIn({})).toMatch(/respectful/);
});

const reason = {
  kind: 'terms',
  clause: 'respect',
  category: 'CYBER_VIOLENCE',
  keyword: 'CYBER_HARASSMENT',
  source: 'article-16',
} as const;

test('who reports without an account gets the receipt and the outcome in the language of their page', async () => {
  const email = newAddress();
  const sent = await app.inject({
    method: 'POST',
    url: `${apiBase}/content-notices`,
    headers: polish,
    payload: {
      reason: 'harassment',
      description: 'He shouts at people.',
      location: 'The profile of Zedekiah in Porto',
      goodFaith: true,
      name: 'Neighbour',
      email,
    },
  });
  expect(sent.statusCode).toBe(200);
  const { id } = await sql.one<{ id: string }>`select r.case_id as id from report r
    join notice_sender s on s.report_id = r.id where s.email = ${email}`;
  await decideOn(grace, id, 'dismiss', { outcome: 'rejected' });
  await endUndo(app);
  expect(await languagesOfMails(email)).toEqual(['pl', 'pl']);
});

test('an erased member has no language', async () => {
  const ada = await createPerson(app);
  await choose(ada, 'de');
  await ada.send('POST', '/auth/leave', { password: ada.password });
  app.advanceClock(31 * 86_400_000);
  await addJob(app.pool, 'erase-leavers', {});
  await app.jobs.runDue();
  expect(await sql`select from member where id = ${ada.id} and language is not null`).toEqual([]);
});
