import type { Filled, Law } from '@kindred/contract/compliance';
import { forms } from '@kindred/contract/compliance/forms';
import { duties, dutyCodes, laws } from '@kindred/contract/compliance/laws';
import { defaultDocument, withValues } from '@kindred/contract/site/document';
import { beforeEach, expect, test } from 'vitest';
import { webPages } from '../../../../e2e/web-pages.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { stateOf } from './duty-state.ts';

const app = await testApp({ site: { 'limits.regions': ['AT', 'GB'] } });
const sql = sqlOf(app);
const [lead, second] = [await createColleague(app), await createColleague(app)];
const moderator = await createColleague(app, 'moderator');

beforeEach(() => sql`delete from compliance_form`);

const readLaws = async () =>
  (await lead.get('/compliance')).json<{ data: { laws: Law[] } }>().data.laws;
const dutyNow = async (code: string) =>
  (await readLaws()).flatMap(({ duties: all }) => all).find((duty) => duty.code === code);
const fill = (version: number, answers: object = { done: 'Registered as ZA1' }, by = lead) =>
  by.send('POST', '/compliance/uk.fee', { version, answers });
const readForm = async (code: string) =>
  (await lead.get(`/compliance/${code}`)).json<{
    data: { facts: Record<string, unknown>; versions: Filled[] };
  }>().data;

test('trust 161: every duty is shown by a page that exists or is written down in a form, and names its law', () => {
  const paths = webPages.map(({ path }) => path);
  for (const code of dutyCodes) {
    const { page, form, law, source, since } = duties[code];
    // Either of the two, so that the other finds nothing.
    const shown = [page, form].filter(Boolean);
    expect(shown, code).toHaveLength(1);
    expect([...paths, ...Object.keys(forms)], code).toContain(shown[0]);
    expect(law, code).not.toBe('');
    expect(new URL(source).protocol, code).toBe('https:');
    expect(Number.isNaN(Date.parse(since)), code).toBe(false);
  }
  for (const { asOf } of Object.values(laws)) expect(Date.parse(asOf)).not.toBeNaN();
});

test('a law concerns a site in whose countries people can join, and staff who keep no forms read nothing', async () => {
  const offered = (await readLaws()).map(({ name, isOffered }) => [name, isOffered]);
  expect(Object.fromEntries(offered)).toEqual({ eu: true, uk: true, us: false, au: false });
  expect((await moderator.get('/compliance')).statusCode).toBe(403);
  expect((await fill(0, undefined, moderator)).statusCode).toBe(403);
});

const demo = defaultDocument('demo');
const now = new Date('2026-12-01T10:00:00Z');
const asDocument = (values: Parameters<typeof withValues>[1] = []) => withValues(demo, values);
const state = (
  code: Parameters<typeof stateOf>[0],
  document = demo,
  more: { now?: Date; filledAt?: Date; looksForNudes?: boolean } = {},
) => stateOf(code, { document, looksForNudes: true, filledAt: null, now, ...more });
const page = { slug: 'imprint', inFooter: true, texts: { en: { title: 'Imprint', body: 'Us' } } };
const owner = { name: 'Ada', address: 'Street 1', country: 'AT', phone: '', register: '' };
const ofOwner = Object.entries(owner).map(
  ([name, value]) => [`owner.${name}`, value] as [never, string],
);
const binding = { ...page, binding: { version: 1, from: '2026-01-01', notes: {} } };

test.each([
  ['eu.imprint', asDocument(), 'due'],
  ['eu.imprint', asDocument(ofOwner), 'due'],
  ['eu.imprint', asDocument([...ofOwner, ['pages', [page]]]), 'done'],
  ['eu.terms', asDocument([['pages', [page]]]), 'due'],
  ['eu.terms', asDocument([['pages', [binding]]]), 'done'],
  ['eu.appeals', asDocument(), 'done'],
  ['eu.appeals', asDocument([['switches.appeals', false]]), 'due'],
  ['eu.transparency', asDocument([['switches.transparency', false]]), 'due'],
  ['eu.withdrawal', asDocument(), 'done'],
  ['eu.notice', asDocument(), 'done'],
  ['eu.records', asDocument(), 'due'],
  ['uk.intimate-images', asDocument(), 'done'],
  ['uk.intimate-images', asDocument([['limits.nudes', 'off']]), 'due'],
  ['us.renewal-consent', asDocument(), 'done'],
] as const)('%s follows the settings', (code, document, expected) => {
  expect(state(code, document)).toEqual({ state: expected, exemption: null });
});

test.each([
  ['eu.withdrawal', 'no-premium', asDocument([['plans.sold', false]])],
  ['us.cancel', 'no-premium', asDocument([['plans.sold', false]])],
  ['eu.representative', 'inside', asDocument(ofOwner)],
  ['uk.subscriptions', 'later', demo],
] as const)('%s is not needed: %s', (code, exemption, document) => {
  expect(state(code, document)).toEqual({ state: 'not-needed', exemption });
});

test('nothing is checked for nudes where the packages are missing, and what begins later is due from its day', () => {
  expect(state('uk.intimate-images', demo, { looksForNudes: false }).state).toBe('due');
  const begun = new Date('2027-01-01T00:00:00Z');
  expect(state('uk.subscriptions', demo, { now: begun }).state).toBe('due');
  expect(state('uk.subscriptions', demo, { now: begun, filledAt: now }).state).toBe('done');
  expect(state('eu.representative').state).toBe('due');
});

test('a form is kept as versions with what the service knew, and is due again after a year', async () => {
  expect(await dutyNow('uk.fee')).toMatchObject({ state: 'due', version: 0, filledAt: null });
  expect((await fill(0)).json()).toMatchObject({ data: { filled: { version: 1 } } });
  expect((await fill(1, { done: 'Paid again' }, second)).statusCode).toBe(200);
  const { versions } = await readForm('uk.fee');
  expect(versions.map(({ version, answers }) => [version, answers])).toEqual([
    [2, { done: 'Paid again' }],
    [1, { done: 'Registered as ZA1' }],
  ]);
  expect(versions[1]?.filledBy).toBe('Grace');
  expect(await dutyNow('uk.fee')).toMatchObject({ state: 'done', version: 2 });
  const logged = await sql`select details from audit where action = 'compliance.fill' order by id`;
  expect(logged).toEqual([
    { details: { duty: 'uk.fee', version: 1 } },
    { details: { duty: 'uk.fee', version: 2 } },
  ]);
  await sql`update compliance_form set filled_at = filled_at - interval '366 days'`;
  expect(await dutyNow('uk.fee')).toMatchObject({ state: 'due', version: 2 });
});

test('of two who fill in the same form one is told, and gaps and other answers are refused', async () => {
  const both = await Promise.all([fill(0), fill(0, { done: 'Mine' }, second)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await fill(0)).json()).toMatchObject({ code: 'compliance_form_changed' });
  for (const answers of [{}, { done: '  ' }, { done: 'Yes', risks: 'No' }])
    expect((await fill(1, answers)).json()).toMatchObject({ code: 'compliance_form_incomplete' });
  expect((await lead.get('/compliance/eu.imprint')).json()).toMatchObject({
    code: 'compliance_form_not_found',
  });
});

test('a form knows the settings and the figures of the last year', async () => {
  const { facts } = await readForm('uk.illegal-content');
  expect(Object.keys(facts)).toEqual(expect.arrayContaining([...forms['illegal-content'].facts]));
  expect(facts).toMatchObject({ members: 3, reports: 0, medianHours: null, regions: ['AT', 'GB'] });
  expect((await readForm('eu.records')).facts).toMatchObject({
    leavingDays: 30,
    recipients: ['push'],
  });
  expect((await readForm('uk.fee')).facts).toEqual({});
});
