import { apiBase } from '@kindred/contract/route';
import type { SiteEditing } from '@kindred/contract/site';
import type { Setup } from '@kindred/contract/site/setup';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { atEnd } from '../../../test/clean-up.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { openMailServer } from '../../../test/service/mail-server.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { dataOf, editorOf } from '../../../test/site/editing.ts';
import { faultOf } from '../../platform/mail/fault-of.ts';

const app = await testApp();
const sql = sqlOf(app);
const [ada, grace] = [await createColleague(app), await createColleague(app)];
const { read, change, publish } = editorOf(ada);

test('administrators share how far the set-up is, and each step is in the audit log once', async () => {
  const first = await read();
  expect(first.setup).toEqual({});
  const note = (by: typeof ada, step: string, state: string) =>
    by.send('PUT', '/site/setup', { step, state });
  await Promise.all([note(ada, 'brand', 'done'), note(grace, 'colors', 'skipped')]);
  await note(ada, 'brand', 'done');
  const answer = await note(grace, 'brand', 'open');
  const setup = { brand: 'open', colors: 'skipped' };
  expect(dataOf<{ setup: Setup }>(answer).setup).toEqual(setup);
  // A page that asks whether anything has changed gets it.
  const { seen } = first;
  const changed = await grace.get('/site', { unless: seen });
  expect(dataOf<SiteEditing>(changed).setup).toEqual(setup);
  const logged = await sql<{ details: object }>`select details from audit
    where action = 'site.setup' and details ->> 'step' = 'brand' order by id`;
  expect(logged.map(({ details }) => details)).toEqual([
    { step: 'brand', before: null, after: 'done' },
    { step: 'brand', before: 'done', after: 'open' },
  ]);
  expect((await note(ada, 'payments', 'done')).statusCode).toBe(400);
  const moderator = await createColleague(app, 'moderator');
  expect((await note(moderator, 'mail', 'done')).statusCode).toBe(403);
});

test('templates name the owner of the draft in each language, and the privacy page the one who published', async () => {
  const values = {
    name: 'Alm GmbH',
    address: 'Gasse 1\n1010 Wien',
    country: 'AT',
    phone: '+43 1 234',
    register: 'FN 123456a',
  };
  for (const [part, value] of Object.entries(values)) await change(`owner.${part}`, value, '');
  const { templates } = dataOf<{ templates: OwnPage[] }>(await grace.get('/site/page-templates'));
  const bodyOf = (slug: string, code: 'de' | 'fr') =>
    templates.find((page) => page.slug === slug)?.texts[code]?.body;
  expect(bodyOf('imprint', 'de')).toContain('\nAlm GmbH\nGasse 1\n1010 Wien\nÖsterreich\n');
  expect(bodyOf('imprint', 'de')).toContain('Telefon: +43 1 234');
  expect(bodyOf('imprint', 'fr')).toContain('FN 123456a');
  expect(bodyOf('terms', 'fr')).toContain('par Alm GmbH, Gasse 1, 1010 Wien, Autriche.');
  const page = async () =>
    (await app.inject({ url: '/', headers: { 'accept-language': 'en' } })).body;
  expect(await page()).not.toContain('Alm GmbH');
  await publish();
  expect(await page()).toContain('Alm GmbH, Gasse 1, 1010 Wien, Austria');
});

test('readers whose browser asks for no language of the site get the main one', async () => {
  const languageOf = async (wanted: string) => {
    const headers = { 'accept-language': wanted };
    const answer = await app.inject({ url: `${apiBase}/site/pages/none`, headers });
    return answer.json<{ message: string }>().message;
  };
  const [english, german] = [await languageOf('en'), await languageOf('de')];
  expect(await languageOf('it, fi;q=0.5')).toBe(english);
  await change('languages.main', 'de', 'en');
  await publish();
  expect(await languageOf('it, fi;q=0.5')).toBe(german);
  expect(await languageOf('en')).toBe(english);
});

test('trust 146: a free site sells nothing and says so, and a site that sells again does', async () => {
  const alan = await createPerson(app, aMan());
  const plans = async () =>
    dataOf<{ sold: boolean }>(await app.inject({ url: `${apiBase}/plans` })).sold;
  const quote = async () =>
    (await alan.send('POST', '/subscription/quote', { plan: 'monthly' })).json<{ code: string }>();
  expect(await plans()).toBe(true);
  await change('plans.sold', false, true);
  await publish();
  expect(await plans()).toBe(false);
  expect(await quote()).toMatchObject({ code: 'premium_not_sold' });
  const order = await alan.send('POST', '/subscription/create', { plan: 'monthly' });
  expect(order.json()).toMatchObject({ code: 'premium_not_sold' });
  expect((await read()).gaps).not.toContain('payments');
  await change('plans.sold', true, false);
  await publish();
  expect(await plans()).toBe(true);
});

const trialOf = async (by: typeof ada) =>
  dataOf<object>(await by.send('POST', '/site/mails/trial', { language: 'en' }));

test('a test mail without a mail server is a file, in the look of the draft', async () => {
  await change('brand.name', 'Draft', (await read()).published.brand.name);
  const from = 'no-reply@localhost';
  expect(await trialOf(grace)).toEqual({
    ...{ from, to: grace.email, result: 'file', fault: null, answer: null },
  });
  const last = (await sentMails(app)).at(-1);
  expect(last?.subject).toBe('Emails of Draft arrive');
  expect(last?.to).toEqual([{ name: '', address: grace.email }]);
});

test(
  'a test mail is sent while its sender waits, and a refusal of the mail server is understood',
  { tags: ['long'] },
  async () => {
    const server = await openMailServer();
    const sending = await testApp({ environment: { SMTP_URL: server.url } });
    const admin = await createColleague(sending);
    expect(await trialOf(admin)).toMatchObject({ result: 'sent', fault: null });
    expect(server.receivedBy(admin.email)).toMatchObject([{ subject: 'Emails of Kindred arrive' }]);

    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
    });
    const listening = strict.listen(0, '127.0.0.1');
    await new Promise((done) => listening.once('listening', done));
    atEnd(() => new Promise((done) => strict.close(() => done())));
    const { port } = listening.address() as AddressInfo;
    const SMTP_URL = `smtp://ada:secret-word@127.0.0.1:${port}`;
    const refused = await testApp({ environment: { SMTP_URL } });
    const trial = await trialOf(await createColleague(refused));
    expect(trial).toMatchObject({ result: 'failed', fault: 'sign-in' });
    expect(JSON.stringify(trial)).toContain('Wrong password');
    expect(JSON.stringify(trial)).not.toContain('secret-word');
  },
);

test.each<[{ code: string; message?: string; command?: string; response?: string }, string]>([
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'unreachable'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail' }, 'unreachable'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'encryption'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', response: '550 no' }, 'sender'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', response: '550 no' }, 'recipient'],
  [{ code: 'EMESSAGE', response: '554 no' }, 'other'],
])('%j is the fault %s', (error, fault) => {
  expect(faultOf(Object.assign(new Error(error.message ?? ''), error))).toEqual({
    fault,
    answer: error.response ?? null,
  });
});
