import type { NewDecision } from '@kindred/contract/desk/decisions';
import { languageCodes } from '@kindred/contract/languages';
import { claims } from '@kindred/contract/reports/reasons';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { openCase, readCase, sendDecision } from '../../../../test/desk/desk.ts';
import { endUndo, insertReport } from '../../../../test/desk/reports.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, lead] = [await createColleague(app, 'moderator'), await createColleague(app)];

const said = {
  minor: 'She told me she is 15 and still goes to school.',
  life: 'She says that she wants to die.',
  violence: 'He wants to kill me.',
  'intimate-picture': 'This is me.',
} as const;
type Said = keyof typeof said;

/** A case whose only report says this. */
async function urgentCase(claim: Said, fields: Parameters<typeof openCase>[1] = {}) {
  const found = await openCase(app, { description: said[claim], ...fields });
  if (claim === 'intimate-picture')
    await sql`update report set reason = 'intimate-picture' where id = any (${found.reportIds})`;
  return found;
}

const escalate = (id: string, escalated = true) =>
  grace.send('PUT', `/desk/cases/${id}/escalation`, { escalated });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;

test.each(claims)(
  "trust 163: what can't wait is decided by no one who does not confirm it: %s",
  async (claim) => {
    const { id, reportIds } = await urgentCase(claim);
    await escalate(id);
    const others = claims.filter((each) => each !== claim);
    for (const action of ['dismiss', 'warn', 'ban'] as const)
      for (const confirmed of [undefined, [], others]) {
        const answer = await sendDecision(lead, id, action, { confirmed } as Partial<NewDecision>);
        expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'claim_unconfirmed']);
      }
    expect(await sql`select from decision where case_id = ${id}`).toEqual([]);
    const status = (body: object) =>
      grace.send('PUT', `/reports/report/${reportIds[0]}/status`, body);
    for (const outcome of ['resolved', 'closed', 'rejected'])
      expect(codeOf(await status({ status: outcome }))).toBe('claim_unconfirmed');
    expect((await status({ status: 'in_progress' })).statusCode).toBe(200);
    const answer = await sendDecision(grace, id, 'dismiss', { confirmed: [claim] });
    expect(answer.statusCode, answer.body).toBe(200);
  },
);

test('trust 163: no one decides about a suspected minor before the case is escalated, as no one can have seen the evidence', async () => {
  const { id, reportIds } = await urgentCase('minor');
  const send = () => sendDecision(lead, id, 'dismiss', { confirmed: ['minor'] });
  const resolve = () =>
    grace.send('PUT', `/reports/report/${reportIds[0]}/status`, {
      status: 'resolved',
      confirmed: ['minor'],
    });
  for (const answer of [await send(), await resolve()])
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'evidence_locked']);
  await escalate(id);
  await escalate(id, false);
  expect(codeOf(await send())).toBe('evidence_locked');
  await escalate(id);
  expect((await resolve()).statusCode).toBe(200);
});

test("trust 163: several cases are decided together without those that can't wait, which say why", async () => {
  const [urgent, usual] = [await urgentCase('minor'), await openCase(app)];
  await escalate(urgent.id);
  const rows = [urgent, usual].map(({ id, reportIds }) => ({
    caseId: id,
    version: 1,
    action: 'dismiss',
    reports: [{ _id: reportIds[0], outcome: 'rejected' }],
  }));
  const answer = await grace.send('POST', '/desk/decisions', { cases: rows });
  expect(answer.json()).toMatchObject({
    data: {
      rows: [
        { caseId: urgent.id, decision: null, error: expect.stringMatching(/can't wait/) as string },
        { caseId: usual.id, decision: { action: 'dismiss' }, error: null },
      ],
    },
  });
  const confirmed = rows.map((row) => ({ ...row, confirmed: ['minor'] }));
  expect((await grace.send('POST', '/desk/decisions', { cases: confirmed })).statusCode).toBe(400);
});

test("a decision that leaves open what can't wait needs nothing", async () => {
  const { id, about, reportIds } = await urgentCase('minor');
  const other = await insertReport(app, { about, description: 'He insulted me.' });
  const { version } = await readCase(grace, id);
  const reports = [{ _id: other, outcome: 'closed' as const }];
  const answer = await sendDecision(grace, id, 'dismiss', { version, reports, confirmed: [] });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await sql`select status from report where id = ${reportIds[0] ?? ''}`).toEqual([
    { status: 'pending' },
  ]);
});

/** What the reporter of such a report read after this decision. */
async function answerTo(
  claim: Said,
  fields: Parameters<typeof sendDecision>[3],
  action = 'dismiss' as 'dismiss' | 'warn',
) {
  const by = await createMember(app, { member: { language: 'de' } });
  const { id, reportIds } = await urgentCase(claim, { by: by.id });
  await escalate(id);
  const answer = await sendDecision(grace, id, action, fields);
  expect(answer.statusCode, answer.body).toBe(200);
  await endUndo(app);
  const mail = (await sentMails(app)).find(({ to }) => to?.[0]?.address === by.email);
  const replies = await sql<{ message: string }>`
    select message from reply where report_id = ${reportIds[0] ?? ''}`;
  return { text: mail?.text ?? '', replies: replies.map(({ message }) => message) };
}

test.each(claims)(
  "if nothing is done about what can't wait, its reporter gets a text about it in their language: %s",
  async (claim) => {
    const { text, replies } = await answerTo(claim, { outcome: 'rejected' });
    const [reply = ''] = replies;
    const [, reference = ''] = /(#\w{6})/.exec(reply) ?? [];
    expect(reply).toBe(textsFor('de').shared(`claim-answers/${claim}`, { reference }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(reply);
    expect(text).not.toContain('gegen unsere Regeln');
  },
);

test('a text that someone wrote is sent instead, and one that says that something was done as before', async () => {
  const written = await answerTo('minor', { outcome: 'rejected', answer: 'We talked to her.' });
  expect(written.replies).toEqual(['We talked to her.']);
  expect((await answerTo('minor', { outcome: 'resolved' })).replies).toEqual([]);
  expect((await answerTo('violence', { outcome: 'rejected' }, 'warn')).replies).toEqual([]);
});

test('these texts name whom to call in every language', () => {
  for (const language of languageCodes) {
    const answer = (claim: (typeof claims)[number], reference: string) =>
      textsFor(language).shared(`claim-answers/${claim}`, { reference });
    const texts = claims.map((claim) => answer(claim, '#abc123'));
    expect(new Set(texts).size).toBe(claims.length);
    for (const text of texts) expect(text).toContain('#abc123');
    for (const claim of ['minor', 'life', 'violence'] as const)
      expect(answer(claim, '')).toMatch(/\b112\b/);
    for (const claim of ['minor', 'intimate-picture'] as const)
      expect(answer(claim, '')).toContain('takeitdown.ncmec.org');
  }
});
