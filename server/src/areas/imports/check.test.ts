import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { newAddress } from '../../../test/members/accounts.ts';
import { createImporter } from '../../../test/members/imports.ts';
import { createMember } from '../../../test/members/members.ts';
import { testApp } from '../../../test/service/app.ts';
import { rememberBan } from '../members/banned-addresses.ts';
import { eraseLeavers } from '../members/erase.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const { upload, check, linesOf, send, get, read } = await createImporter(app);

const head = 'E-Mail;Vorname;Geburtsdatum;Geschlecht;Sucht;Ort;Land;Interessen;Sprache\n';

test('a file in parts has its columns and dates guessed, wherever it is cut', async () => {
  const file = `\ufeff${head}${newAddress()};Zoë;17.05.1990;weiblich;Männer;Köln;DE;Wandern;de-AT\n`;
  for (const partBytes of [1, 17, 1000]) {
    const found = await upload(file, Math.max(partBytes, 3));
    expect(found).toMatchObject({
      state: 'received',
      total: 1,
      dateFormat: 'dmy',
      columns: {
        email: 0,
        firstName: 1,
        dateOfBirth: 2,
        gender: 3,
        seeking: 4,
        city: 5,
        countryName: 6,
      },
    });
    expect(await check(found)).toMatchObject({ state: 'checked', counts: { ready: 1, partly: 0 } });
  }
});

test('the check says for each line what is wrong, and invites no one', async () => {
  const member = await createMember(app);
  const banned = newAddress();
  await rememberBan(app.pool, app.secret, { email: banned, until: null }, app.now());
  const good = newAddress();
  const lines = [
    `${good};Ann;1990-05-17;f;m;Porto;Portugal;hiking;en`,
    `${good.toUpperCase()};Ann;1990-05-17;f;m;Porto;Portugal;hiking;en`,
    `${member.email};Ada;1990-05-17;f;m;Porto;Portugal;hiking;en`,
    `${banned};Bob;1990-05-17;m;f;Porto;Portugal;hiking;en`,
    `;Ann;1990-05-17;f;m;Porto;Portugal;hiking;en`,
    `not an address;Ann;1990-05-17;f;m;Porto;Portugal;hiking;en`,
    `${newAddress()};Kid;2020-05-17;f;m;Porto;Portugal;hiking;en`,
    `${newAddress()};Ann;1990-02-30;f;robots;Nowhere;Portugal;hiking|dragons;xx`,
    `${newAddress()};Ann;1990-05-17;f;m;Porto;Portugal;hiking;en;more`,
    `${newAddress()};"Ann;1990-05-17`,
  ];
  const checked = await check(await upload(head + lines.join('\n')));
  expect(checked.counts).toEqual({
    ready: 1,
    partly: 1,
    wrong: 4,
    young: 1,
    member: 1,
    invited: 0,
    duplicate: 1,
    refused: 1,
  });
  const found = (await linesOf(checked)).lines;
  expect(found.map(({ line, faults }) => [line, ...faults.map(({ code }) => code)])).toEqual([
    [2],
    [3, 'is-duplicate'],
    [4, 'is-member'],
    [5, 'is-refused'],
    [6, 'email-missing'],
    [7, 'email-invalid'],
    [8, 'too-young'],
    [9, 'seeking-unknown', 'interest-unknown', 'date-invalid', 'city-unknown', 'language-unknown'],
    [10, 'columns'],
    [11, 'quotes'],
  ]);
  expect(found[7]?.faults[1]).toEqual({
    column: 'Interessen',
    value: 'dragons',
    code: 'interest-unknown',
  });
  expect(await sql`select from invited`).toEqual([]);
  const german = await get(`/imports/${checked._id}/faults`, {});
  expect(german.body.split('\n').slice(0, 2)).toEqual([
    '"Line","Column","Value","Problem"',
    `"3","E-Mail","${good.slice(0, 60)}","An earlier line has the same email."`,
  ]);
});

test('a part that arrives twice changes nothing, and one out of order is refused', async () => {
  const bytes = Buffer.from(`email\n${newAddress()}\n`).toString('base64');
  const begun = await send('POST', '/imports', { name: 'x.csv', size: 1000 });
  const { _id } = begun.json<{ data: { import: { _id: string } } }>().data.import;
  const part = (number: number) => send('PUT', `/imports/${_id}/parts/${number}`, { bytes });
  const both = await Promise.all([part(0), part(0)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await read(_id)).toMatchObject({ parts: 1, total: 1 });
  expect((await part(2)).json()).toMatchObject({ code: 'import_part_out_of_order' });
});

test.each([
  ['import_wrong_encoding', Buffer.from('email\nm\xfcller@example.org\n', 'latin1')],
  ['import_empty', 'email\n\n'],
  ['import_too_many_rows', `email\n${'a\n'.repeat(100_001)}`],
])('a file is refused: %s', async (code, file) => {
  await expect(upload(file)).rejects.toThrow(code);
});

test('values that a spreadsheet would run are defused in the report', async () => {
  const hidden = '\u200b=cmd(1)';
  const checked = await check(await upload(`email\n"=cmd()"\n"${hidden}"\n`));
  const { body } = await get(`/imports/${checked._id}/faults`);
  expect(body).toContain(`"'=cmd()"`);
  expect(body).toContain(`"'${hidden}"`);
});

test('a member who is erased is also gone from files that wait to be imported', async () => {
  const member = await createMember(app);
  const checked = await check(await upload(`email,first name\n${member.email},Ada\n`));
  expect(checked.counts.member).toBe(1);
  await sql`update member set state = 'erased', state_by = 'self' where id = ${member.id}`;
  await eraseLeavers(app);
  expect((await linesOf(checked)).lines).toEqual([]);
});
