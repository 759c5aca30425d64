import type { CannedText } from '@kindred/contract/desk/texts';
import type { LightMyRequestResponse } from 'fastify';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, ground, openCase, sendDecision } from '../../../../test/desk/desk.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, grace] = [await createColleague(app), await createColleague(app, 'moderator')];

const text = {
  kind: 'answer',
  versions: { en: { title: 'Thanks', body: 'Hello {reporter}, about {reference}.' } },
  problem_type: 'Harassment',
  action: 'warn',
  clause: null,
};
const named = (title: string, body = 'Hello.') => ({ ...text, versions: { en: { title, body } } });
const textsOf = (answer: LightMyRequestResponse) =>
  answer.json<{ data: { texts: CannedText[] } }>().data.texts;
const list = async (query: Record<string, string>) =>
  textsOf(await grace.get('/desk/texts', query));

test('administrators write canned texts, and the team sees those that fit first', async () => {
  const made = await lead.send('POST', '/desk/texts', text);
  const { _id } = made.json<{ data: { text: CannedText } }>().data.text;
  const [first] = await list({ kind: 'answer', problem_type: 'Harassment', action: 'warn' });
  expect(first).toMatchObject({ _id, ...text, ...text.versions.en, language: 'en' });
  expect((await grace.send('POST', '/desk/texts', named('Mine'))).statusCode).toBe(403);
  expect((await lead.send('POST', '/desk/texts', text)).statusCode).toBe(409);
  const wrong = named('Tells too much', 'We banned {name}.');
  expect((await lead.send('POST', '/desk/texts', wrong)).statusCode).toBe(422);
  const changed = named('Thanks', 'Thank you.');
  expect((await lead.send('PUT', `/desk/texts/${_id}`, changed)).json()).toMatchObject({
    data: { text: changed },
  });
  expect((await lead.send('DELETE', `/desk/texts/${_id}`)).statusCode).toBe(200);
  expect((await lead.send('DELETE', `/desk/texts/${_id}`)).statusCode).toBe(404);
  const entries = await sql<{ details: object }>`
    select details from audit where action = 'desk.text' order by id`;
  expect(entries.map(({ details }) => details)).toMatchObject([
    { after: text },
    { before: text, after: changed },
    { before: changed },
  ]);
});

test('a text has a version for each language, and staff get it in that of their page', async () => {
  const versions = {
    de: { title: 'Danke', body: 'Hallo {reporter}.' },
    ar: { title: 'شكرًا', body: 'مرحبًا {reporter}.' },
  };
  const made = await lead.send('POST', '/desk/texts', { ...text, versions });
  const { text: first } = made.json<{ data: { text: CannedText } }>().data;
  // A text that has no English version is shown in any language it has.
  expect(first).toMatchObject({ versions, ...versions.de, language: 'de' });
  const listed = async (language: string) => {
    const url = `${apiBase}/desk/texts`;
    const headers = { ...grace.headers, 'accept-language': language };
    const texts = textsOf(await app.inject({ url, headers }));
    return texts.find(({ _id }) => _id === first._id);
  };
  expect(await listed('ar-EG')).toMatchObject({ ...versions.ar, language: 'ar' });
  expect(await listed('pl')).toMatchObject({ ...versions.de, language: 'de' });
  const all = { ...versions, en: { title: 'Thank you', body: 'Hello {reporter}.' } };
  await lead.send('PUT', `/desk/texts/${first._id}`, { ...text, versions: all });
  expect(await listed('pl')).toMatchObject({ versions: all, ...all.en, language: 'en' });
});

test('a version names its own faults, and a title is unique in its language', async () => {
  const send = async (versions: object) => {
    const answer = await lead.send('POST', '/desk/texts', { ...text, versions });
    const { errors = [] } = answer.json<{ errors?: { field: string }[] }>();
    return [answer.statusCode, ...errors.map(({ field }) => field)];
  };
  const en = { title: 'Unique', body: 'Hello.' };
  expect(await send({})).toEqual([400, 'versions']);
  expect(await send({ en, tlh: en })).toEqual([400, 'versions.tlh']);
  expect(await send({ en, fr: { title: 'Seul' } })).toEqual([400, 'versions.fr.body']);
  const unknown = { title: 'Seul', body: 'Bonjour {prénom} {name}.' };
  expect(await send({ en, fr: unknown })).toEqual([422, 'versions.fr.body']);
  expect(await send({ en, fr: { title: 'Seul', body: 'Bonjour.' } })).toEqual([200]);
  expect(await send({ de: en, fr: { title: 'Seul', body: 'Salut.' } })).toEqual([
    409,
    'versions.fr.title',
  ]);
  expect(await send({ de: { title: 'Seul', body: 'Hallo.' } })).toEqual([200]);
});

test.each([
  ['en', 'Add {until} to the text in German. Every language needs the same placeholders.'],
  ['de', 'Im Text auf Deutsch fehlt {until}. Jede Sprache braucht dieselben Platzhalter.'],
])('all versions have the same placeholders, as it says in %s', async (language, msg) => {
  const versions = {
    en: { title: 'Until', body: '{name} until {until}, {name}.' },
    fr: { title: 'Fin', body: '{until} {name}' },
    de: { title: 'Ende', body: 'Hallo {name}.' },
  };
  const send = (payload: object) =>
    app.inject({
      method: 'POST',
      url: `${apiBase}/desk/texts`,
      headers: { ...lead.headers, 'accept-language': language },
      payload: { ...text, kind: 'reason', ...payload },
    });
  const refused = await send({ versions });
  expect(refused.statusCode).toBe(422);
  const { errors } = refused.json<{ errors: object[] }>();
  expect(errors).toEqual([expect.objectContaining({ field: 'versions.de.body', msg })]);
  const same = { title: `Ende ${language}`, body: '{name} bis {until}.' };
  expect((await send({ versions: { de: same } })).statusCode).toBe(200);
});

test('a decision fills in the text for each reader, and refuses one with an empty placeholder', async () => {
  const member = await createMember(app, { profile: { first_name: 'Zed' } });
  const { id, reportIds } = await openCase(app, { about: member.id, reports: 2 });
  const reason = 'Hello {name}, until {until}.';
  const open = await sendDecision(grace, id, 'warn', { ground: { ...ground, reason } });
  expect(open.statusCode).toBe(422);
  await decideOn(grace, id, 'suspend', {
    ground: { ...ground, reason },
    answer: text.versions.en.body,
  });
  const answers = await sql<{
    answer: string;
  }>`select answer from decision_report order by report_id`;
  expect(answers.map(({ answer }) => answer)).toEqual(
    reportIds.toSorted().map((each) => `Hello Ada, about #${each.slice(-6)}.`),
  );
  const [{ state_reason: shown } = { state_reason: '' }] = await sql<{ state_reason: string }>`
    select state_reason from member where id = ${member.id}`;
  expect(shown).toMatch(/^Hello Zed, until \w+ \d+, \d{4}\.$/);
});
