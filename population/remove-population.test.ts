// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createMember } from '../server/test/members/members.ts';
import { createRecognisable } from '../server/test/members/recognisable-member.ts';
import { populate } from './populate.ts';

const app = await testApp();
const url = app.databaseUrl;
const population = { members: 200, seed: 7, today: '2026-03-14', url };

// Counts of all members, and a note about the population itself.
const tablesAboutEveryone = ['tally', 'tally_change', 'setting'];

/** Every row of every table, as text. */
async function readAllRows() {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [tablesAboutEveryone],
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) found.add(`${name} ${row}`);
  }
  return found;
}

const missingFrom = (rows: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].filter((row) => !rows.has(row));

test('members who are not synthetic keep every row in every table, unchanged', async () => {
  await createRecognisable(app);
  const before = await readAllRows();
  await populate(population);
  expect(missingFrom(await readAllRows(), before)).toEqual([]);
  await populate({ ...population, seed: 8 });
  expect(missingFrom(await readAllRows(), before)).toEqual([]);
});

test('nothing of the earlier population is left, and what others have with it is deleted like that of any erased member', async () => {
  const { rows } = await app.owner.query<{ id: string }>(
    `select id from member where email like '%.example' and state = 'active' and password_hash is null limit 1`,
  );
  const [synthetic = { id: '' }] = rows;
  const { id } = await createMember(app);
  await app.owner.query(
    `insert into block (member_id, other_id, mine, theirs) values ($1, $2, true, false), ($2, $1, false, true)`,
    [id, synthetic.id],
  );
  await app.owner.query(
    `insert into note (member_id, id, author_id, body) values ($1, gen_random_uuid(), $2, 'Kept')`,
    [id, synthetic.id],
  );
  await populate({ ...population, seed: 9 });
  const left = [...(await readAllRows())].filter((row) => row.includes(synthetic.id));
  expect(left).toEqual([]);
  const notes = await app.owner.query('select author_id from note where member_id = $1', [id]);
  expect(notes.rows).toEqual([{ author_id: null }]);
});
