import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Translation } from '@kindred/contract/operation/translations';
import { beforeEach, expect, test } from 'vitest';
import { atEnd } from '../../../test/clean-up.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { hashTexts } from './text-version.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, second] = [await createColleague(app), await createColleague(app)];
const url = '/system/languages';
const reader = 'Anna Nowak';

const read = async (by: Pick<typeof lead, 'get'> = lead) =>
  (await by.get(url)).json<{ data: { translations: Translation[] } }>().data.translations;
const polish = async (by: Pick<typeof lead, 'get'> = lead) => {
  const found = (await read(by)).find(({ language }) => language === 'pl');
  if (!found) throw new Error('Polish is not listed');
  return found;
};
const mark = async (by = lead, more: object = {}) =>
  by.send('PUT', `${url}/pl`, { reader, version: (await polish()).version, ...more });
const unmark = async (markedAt?: string, by = lead) =>
  by.send('DELETE', `${url}/pl?markedAt=${markedAt ?? new Date().toISOString()}`);
const entries = () =>
  sql<{ action: string }>`
    select action, actor_id, details ->> 'language' as language, details ->> 'reader' as reader
    from audit where action like 'language.%' order by id`;

beforeEach(() => sql`delete from translation_reading`);

test('no translation is read at first, each has its own texts, and English is no translation', async () => {
  const found = await read();
  expect(found.map(({ language }) => language)).toEqual(['de', 'fr', 'es', 'pt', 'pl', 'ar']);
  for (const each of found) expect(each).toMatchObject({ state: 'unread', reading: null });
  expect(new Set(found.map(({ version }) => version)).size).toBe(found.length);
});

test('an administrator marks a language as read and removes the mark, and both are in the audit log', async () => {
  const before = (await entries()).length;
  expect((await mark()).statusCode).toBe(200);
  const { version, state, reading } = await polish();
  expect(state).toBe('read');
  expect(reading).toMatchObject({ reader, version, markedBy: 'Grace' });
  expect((await unmark(reading?.markedAt)).statusCode).toBe(200);
  expect(await polish()).toMatchObject({ state: 'unread', reading: null });
  expect((await unmark(reading?.markedAt)).json()).toMatchObject({
    code: 'translation_not_marked',
  });
  const about = { actor_id: lead.id, language: 'pl', reader };
  expect((await entries()).slice(before)).toEqual([
    { action: 'language.mark', ...about },
    { action: 'language.unmark', ...about },
  ]);
});

test('of two who mark the same texts at the same time, the first does', async () => {
  const before = (await entries()).length;
  const answers = await Promise.all([lead, second, lead, second].map((by) => mark(by)));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'translation_already_marked' });
  expect((await entries()).length).toBe(before + 1);
});

test('a page that is out of date does not remove the newer mark of a colleague', async () => {
  await mark();
  const { reading: seen } = await polish();
  expect((await lead.send('DELETE', `${url}/pl`)).statusCode).toBe(400);
  expect((await unmark(seen?.markedAt, second)).statusCode).toBe(200);
  await mark(second, { reader: 'Someone else' });
  const refused = await unmark(seen?.markedAt);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'translation_already_marked' },
  ]);
  expect((await polish()).reading?.reader).toBe('Someone else');
});

test('texts that changed since they were read are no longer read, and can be read again', async () => {
  await mark();
  // This stands for a mark from before an update of the service.
  await sql`update translation_reading set version = '0123456789abcdef', reader = 'Someone before'`;
  const changed = await polish();
  expect(changed.state).toBe('changed');
  expect(changed.reading?.version).toBe('0123456789abcdef');
  expect((await mark(second)).statusCode).toBe(200);
  expect(await polish()).toMatchObject({ state: 'read', reading: { reader } });
});

test('a reading of other texts than the present ones is refused', async () => {
  const answer = await mark(lead, { version: '0123456789abcdef' });
  expect([answer.statusCode, answer.json()]).toMatchObject([412, { code: 'translation_changed' }]);
  expect((await polish()).state).toBe('unread');
});

test.each([
  ['pl', { reader: '' }],
  ['pl', { reader: '   ' }],
  ['pl', { reader: 'a'.repeat(81) }],
  ['pl', { reader: undefined }],
  ['pl', { version: 'latest' }],
  ['en', {}],
  ['tlh', {}],
])('a mark of %s with %j is refused', async (language, fields) => {
  const { version } = await polish();
  const answer = await lead.send('PUT', `${url}/${language}`, { reader, version, ...fields });
  expect([400, 422]).toContain(answer.statusCode);
  expect((await polish()).state).toBe('unread');
});

test('others of the team see the state alone, and members nothing', async () => {
  await mark();
  for (const role of ['moderator', 'support', 'analyst'] as const) {
    const other = await createColleague(app, role);
    expect(await polish(other)).toMatchObject({ state: 'read', reading: null });
    expect((await mark(other)).statusCode).toBe(403);
    expect((await unmark(undefined, other)).statusCode).toBe(403);
  }
  expect((await (await createPerson(app)).get(url)).statusCode).toBe(403);
  expect((await polish()).state).toBe('read');
});

test('a language stays read when the administrator who marked it is gone', async () => {
  const leaving = await createColleague(app);
  await mark(leaving);
  await app.owner.query('update translation_reading set marked_by = null');
  expect(await polish()).toMatchObject({ state: 'read', reading: { reader, markedBy: null } });
});

test('the version changes with each text, and with nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-texts-'));
  atEnd(() => rm(folder, { recursive: true }));
  const own = join(folder, 'pl/errors');
  await mkdir(own, { recursive: true });
  await mkdir(join(folder, 'ar'));
  await writeFile(join(own, 'chat.json'), '{ "chat": "Cześć" }\n');
  const version = () => hashTexts('pl', folder);
  const first = await version();
  expect(first).toMatch(/^[\da-f]{16}$/);
  await writeFile(join(folder, 'ar/chat.json'), 'Something in another language');
  await writeFile(join(own, 'chat.json'), '{ "chat": "Cześć" }\r\n');
  expect(await version()).toBe(first);
  await writeFile(join(own, 'chat.json'), '{ "chat": "Hej" }\n');
  const changed = await version();
  expect(changed).not.toBe(first);
  await writeFile(join(folder, 'pl/more.md'), '');
  expect([first, changed]).not.toContain(await version());
});
