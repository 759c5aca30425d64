import { defaultDocument, withValues } from '@kindred/contract/site/document';
import { expect, test } from 'vitest';
import { production } from '../../../test/complaint.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';
import { editorOf } from '../../../test/site/editing.ts';
import { publishFields } from '../../../test/site/own-fields.ts';
import { defaultsOf, findPublished, startingDocument } from './published-site.ts';
import { checkFile, readStored } from './read-document.ts';

const app = await testApp();
const sql = sqlOf(app);
const defaults = defaultDocument('demo');
const { fields: usual } = startingDocument(defaults);
const fieldsNow = async () => (await findPublished(app.pool, defaults)).document.fields;

test('trust 157: a new site starts with the usual facts', async () => {
  expect(app.site.version).toBe(0);
  expect(app.site.document.fields).toEqual(usual);
  expect(usual.filter(({ required, asked }) => required || asked === 'joining')).toEqual([]);
  expect(usual.filter(({ sensitive, onCard }) => sensitive && onCard)).toEqual([]);
  expect(await fieldsNow()).toEqual(usual);
});

test('trust 157: a document of an earlier day stays as it is, whether it was stored or is in a file', async () => {
  const { fields: _fields, ...earlier } = defaults;
  expect(readStored(earlier, defaults).document.fields).toEqual([]);
  expect(checkFile({ document: earlier }, defaults).file.document.fields).toEqual([]);
  await publishFields(await createColleague(app), usual.slice(1));
  expect(await fieldsNow()).toEqual(usual.slice(1));
  await sql`update site_version set document = document - 'fields'`;
  expect(await fieldsNow()).toEqual([]);
});

test('trust 46: what a demo had for show is not said in production, whether it was stored or is in a file', async () => {
  const real = defaultsOf({ production: true, supportEmail: 'help@kindred.test' });
  const { document: stored } = readStored(defaults, real);
  expect(stored.frontPage.figures).toEqual(real.frontPage.figures);
  expect(Object.values(stored.frontPage.figures).join('')).toBe('');
  expect(stored.brand.supportEmail).toBe('help@kindred.test');
  expect(checkFile({ document: defaults }, real).file.document).toEqual(stored);
  const own = withValues(real, [
    ['frontPage.figures.support', '24/7'],
    ['brand.supportEmail', 'us@kindred.test'],
  ]);
  expect(readStored(own, real).document).toEqual(own);
  // A demo keeps what its owner wrote.
  const shown = withValues(defaults, [['brand.supportEmail', 'us@site.example']]);
  expect(readStored(shown, defaults).document).toEqual(shown);
});

const startWith = (environment: NodeJS.ProcessEnv, databaseUrl?: string) =>
  testApp({ ...(databaseUrl && { databaseUrl }), environment: { ...production, ...environment } });

test.each(['', 'help@site.example'])(
  'trust 46: production refuses the support address %j',
  async (SUPPORT_EMAIL) => {
    await expect(startWith({ SUPPORT_EMAIL })).rejects.toThrow(
      /^MODE=production needs an address that members can write to.*: set SUPPORT_EMAIL/,
    );
  },
);

test('trust 46: a support address that is published counts as set, and one that is an example is not published', async () => {
  const first = await startWith({});
  const { body } = await first.inject({ url: '/' });
  expect(body).toContain('help@kindred.test');
  expect(body).not.toMatch(/50K|95%|@[\w.]+\.example/);
  const { change, publish } = editorOf(await createColleague(first));
  await change('brand.supportEmail', 'us@kindred.test', 'help@kindred.test');
  expect((await publish()).statusCode).toBe(200);
  const { document } = (await startWith({ SUPPORT_EMAIL: '' }, first.databaseUrl)).site;
  expect(document.brand.supportEmail).toBe('us@kindred.test');
  await change('brand.supportEmail', 'us@site.example', 'us@kindred.test');
  expect((await publish()).json()).toMatchObject({ code: 'site_support_email_missing' });
});
