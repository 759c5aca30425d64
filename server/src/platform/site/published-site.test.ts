import { defaultDocument } from '@kindred/contract/site/document';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMember } from '../../../test/members/members.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';
import { publishFields } from '../../../test/site/own-fields.ts';
import { findPublished, startingDocument } from './published-site.ts';
import { checkFile, readStored } from './read-document.ts';

const app = await testApp();
const sql = sqlOf(app);
const defaults = defaultDocument('demo');
const { fields: usual } = startingDocument(defaults);
const migration = await readFile(
  new URL('../../db/migrations/0098_start_without_fields.sql', import.meta.url),
  'utf8',
);
const fieldsNow = async () => (await findPublished(app.pool, defaults)).document.fields;

test('trust 157: a new site starts with the usual facts, and one with members that published nothing stays without', async () => {
  await app.owner.query(migration);
  expect(app.site.version).toBe(0);
  expect(app.site.document.fields).toEqual(usual);
  expect(usual.filter(({ required, asked }) => required || asked === 'joining')).toEqual([]);
  expect(usual.filter(({ sensitive, onCard }) => sensitive && onCard)).toEqual([]);
  expect(await fieldsNow()).toEqual(usual);
  await createMember(app);
  await app.owner.query(migration);
  expect(await fieldsNow()).toEqual([]);
  await publishFields(await createColleague(app), usual);
  expect(await fieldsNow()).toEqual(usual);
});

test('trust 157: a document of an earlier day stays as it is, whether it was stored or is in a file', async () => {
  const { fields: _fields, ...earlier } = defaults;
  expect(readStored(earlier, defaults).document.fields).toEqual([]);
  expect(checkFile({ document: earlier }, defaults).file.document.fields).toEqual([]);
  await sql`update site_version set document = document - 'fields'`;
  expect(await fieldsNow()).toEqual([]);
});
