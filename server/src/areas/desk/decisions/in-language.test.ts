import type { CannedText } from '@kindred/contract/desk/texts';
import type { Language } from '@kindred/contract/languages';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  caseIdOf,
  decideOn,
  ground,
  openCase,
  readCase,
  sendDecision,
} from '../../../../test/desk/desk.ts';
import { endUndo, insertReport } from '../../../../test/desk/reports.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, grace] = [await createColleague(app), await createColleague(app, 'moderator')];

const createReader = (first_name: string, language: Language | null) =>
  createMember(app, { member: { language }, profile: { first_name } });

const answer = {
  en: 'Hello {reporter}, thanks for {reference}.',
  de: 'Hallo {reporter}, danke für {reference}.',
  ar: 'مرحبًا {reporter}، شكرًا على {reference}.',
};
const reason = { en: 'Be kind until {until}, {name}.', de: 'Sei nett bis {until}, {name}.' };

for (const [kind, bodies] of Object.entries({ answer, reason })) {
  const versions = Object.fromEntries(
    Object.entries(bodies).map(([language, body]) => [language, { title: 'A test', body }]),
  );
  const text = { kind, versions, problem_type: null, action: null, clause: null };
  await lead.send('POST', '/desk/texts', text);
}

/** Two people who reported the same member. */
async function openCaseOfTwo(about: string, languages: readonly (Language | null)[]) {
  const reports = [];
  for (const [index, language] of languages.entries()) {
    const by = await createReader(['Ada', 'Bo'][index] ?? 'Cy', language);
    reports.push(await insertReport(app, { by: by.id, about }));
  }
  return { reports, id: await caseIdOf(app, reports[0] ?? '') };
}

const answersTo = async (reports: readonly string[]) => {
  const rows = await sql<{ report_id: string; answer: string }>`
    select report_id, answer from decision_report where report_id = any (${reports})`;
  return reports.map((id) => rows.find(({ report_id }) => report_id === id)?.answer);
};
const short = (id = '') => `#${id.slice(-6)}`;

test('each reporter gets an unchanged canned answer in their language, or else as it was written', async () => {
  const about = await createReader('Zed', 'de');
  const { id, reports } = await openCaseOfTwo(about.id, ['ar', null, 'pl']);
  const found = await readCase(grace, id);
  expect(found.person?.language).toBe('de');
  const languages = reports.map(
    (each) => found.reports.find(({ _id }) => _id === each)?.reporter?.language,
  );
  expect(languages).toEqual(['ar', 'en', 'pl']);
  await decideOn(grace, id, 'dismiss', { answer: answer.de });
  expect(await answersTo(reports)).toEqual([
    `مرحبًا Ada، شكرًا على ${short(reports[0])}.`,
    `Hello Bo, thanks for ${short(reports[1])}.`,
    `Hallo Cy, danke für ${short(reports[2])}.`,
  ]);
});

test('an answer that was changed by one letter is sent as it was written', async () => {
  const about = await createReader('Zed', null);
  const { id, reports } = await openCaseOfTwo(about.id, ['ar']);
  await decideOn(grace, id, 'dismiss', { answer: `${answer.en}!` });
  expect(await answersTo(reports)).toEqual([`Hello Ada, thanks for ${short(reports[0])}.!`]);
});

test('the ends of its lines make no difference', async () => {
  const versions = {
    en: { title: 'Lines', body: 'Dear\r\nreader,\rbye.' },
    de: { title: 'Zeilen', body: 'Hallo,\r\nbis bald.' },
  };
  const text = { kind: 'answer', versions, problem_type: null, action: null, clause: null };
  const made = await lead.send('POST', '/desk/texts', text);
  const { _id } = made.json<{ data: { text: CannedText } }>().data.text;
  const about = await createReader('Zed', null);
  for (const written of ['Dear\nreader,\nbye.', versions.en.body]) {
    const { id, reports } = await openCaseOfTwo(about.id, ['de']);
    await decideOn(grace, id, 'dismiss', { answer: written });
    expect(await answersTo(reports)).toEqual(['Hallo,\nbis bald.']);
  }
  await lead.send('DELETE', `/desk/texts/${_id}`);
});

test.each([
  ['changed', 'PUT'],
  ['deleted', 'DELETE'],
] as const)(
  'a decision that says a canned text is refused once the text was %s',
  async (_, how) => {
    const versions = { en: { title: how, body: `${how}.` }, de: { title: how, body: 'Ja.' } };
    const text = { kind: 'answer', versions, problem_type: null, action: null, clause: null };
    const made = await lead.send('POST', '/desk/texts', text);
    const { _id, version } = made.json<{ data: { text: CannedText } }>().data.text;
    const about = await createReader('Zed', null);
    const { id, reports } = await openCaseOfTwo(about.id, ['de']);
    const decision = { answer: `${how}.`, texts: [{ _id, version }] };
    // Only the team sees the title.
    const renamed = { ...versions, en: { title: `${how} again`, body: `${how}.` } };
    await lead.send('PUT', `/desk/texts/${_id}`, { ...text, versions: renamed });
    const { de } = versions;
    await lead.send(
      how,
      `/desk/texts/${_id}`,
      how === 'PUT' ? { ...text, versions: { de } } : undefined,
    );
    const refused = await sendDecision(grace, id, 'dismiss', decision);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      412,
      'text_changed',
    ]);
    expect(await answersTo(reports)).toEqual([undefined]);
    if (how === 'DELETE') return;
    await lead.send('PUT', `/desk/texts/${_id}`, { ...text, versions });
    await decideOn(grace, id, 'dismiss', decision);
    expect(await answersTo(reports)).toEqual(['Ja.']);
    await lead.send('DELETE', `/desk/texts/${_id}`);
  },
);

test('a reason is never taken for a canned answer', async () => {
  const about = await createReader('Zed', null);
  const { id, reports } = await openCaseOfTwo(about.id, ['de']);
  const said = { ...ground, reason: 'Be kind.' };
  await decideOn(grace, id, 'warn', { answer: 'Be kind.', ground: said });
  expect(await answersTo(reports)).toEqual(['Be kind.']);
});

test('someone without an account gets the answer in the language of their notice', async () => {
  const payload = {
    reason: 'harassment',
    description: 'Er schreit alle an.',
    location: 'Ein Profil in Porto',
    goodFaith: true,
    name: 'Nachbar',
    email: 'nachbar@mail.example',
  };
  const headers = { 'accept-language': 'de-AT' };
  await app.inject({ method: 'POST', url: `${apiBase}/content-notices`, payload, headers });
  const [{ id: report } = { id: '' }] = await sql<{ id: string }>`
    select report_id as id from notice_sender where email = ${payload.email}`;
  const id = await caseIdOf(app, report);
  expect((await readCase(grace, id)).reports[0]?.sender?.language).toBe('de');
  await decideOn(grace, id, 'dismiss', { answer: answer.en });
  expect(await answersTo([report])).toEqual([`Hallo, danke für ${short(report)}.`]);
});

test('the subject reads the reason in their language, and staff also as it was written', async () => {
  const about = await createReader('Zed', 'de');
  const { id } = await openCase(app, { about: about.id });
  const said = { ...ground, reason: reason.en };
  const decision = await decideOn(grace, id, 'suspend', { ground: said });
  expect(decision.reason).toMatch(/^Sei nett bis \d+\. \w+ \d{4}, Zed\.$/);
  expect(decision.writtenReason).toMatch(/^Be kind until \w+ \d+, \d{4}, Zed\.$/);
  await endUndo(app);
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === about.email);
  expect(mail?.text).toContain(decision.reason);
});

test.each([
  ['has no language yet', null, reason.de, 'Be kind'],
  ['reads what was written', 'de', reason.de, 'Sei nett'],
  ['reads a language without a version', 'pl', reason.de, 'Sei nett'],
] as const)('the reason for a subject who %s', async (_, language, written, sent) => {
  const about = await createReader('Zed', language);
  const { id } = await openCase(app, { about: about.id });
  const said = { ...ground, reason: written };
  const decision = await decideOn(grace, id, 'suspend', { ground: said });
  expect(decision.reason).toContain(sent);
  expect(decision.writtenReason === null).toBe(written.startsWith(sent));
});

test('the texts of a new service are in all languages, with the placeholders of the English ones', async () => {
  const answered = await grace.get('/desk/texts');
  const { texts } = answered.json<{ data: { texts: CannedText[] } }>().data;
  const ours = texts.filter(({ title }) => title !== 'A test');
  expect(ours).toHaveLength(12);
  const words = (body = '') => (body.match(/\{\w+\}/g) ?? []).toSorted();
  for (const { versions } of ours) {
    expect(Object.keys(versions).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'pl', 'pt']);
    for (const { body } of Object.values(versions))
      expect(words(body)).toEqual(words(versions.en?.body));
  }
});
