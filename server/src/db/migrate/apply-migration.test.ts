import { describe, expect, test } from 'vitest';
import { connect, emptyDatabase } from '../../../test/database/migrations.ts';

const pets = { '0001_pet': 'create table pet (id integer primary key, legs integer)' };

describe('a migration that needs a lock', () => {
  const change = { ...pets, '0002_name': 'alter table pet add column name text' };

  test(
    'lets others use the table while it waits, and tries again',
    { tags: ['long'] },
    async () => {
      const { url, migrateWith } = await emptyDatabase();
      await migrateWith(pets);
      const [reader, other] = [await connect(url), await connect(url)];
      await reader.query('begin; select from pet');
      const said: string[] = [];
      const migrating = migrateWith(change, {}, { warn: (line) => void said.push(line) });
      await expect.poll(() => said).toHaveLength(2);
      // This would wait for the reader if the migration waited for it.
      await other.query('insert into pet values (1, 4)');
      expect(said[0]).toBe('The migration 0002_name waits for a lock, and tries again in 1 s.');
      await reader.query('commit');
      expect(await migrating).toEqual(['migrated 0002_name']);
    },
  );

  test('has a limit that is shorter than the one after which PostgreSQL ends a deadlock', async () => {
    const { query, migrateWith } = await emptyDatabase();
    const limits = `create table seen as select current_setting('lock_timeout')::interval as lock,
      current_setting('deadlock_timeout')::interval as deadlock`;
    await migrateWith({ '0001_seen': limits });
    expect(await query('select lock < deadlock and lock > interval $$0$$ as ok from seen')).toEqual(
      [{ ok: true }],
    );
  });
});

describe('a migration outside a transaction', () => {
  const index = {
    ...pets,
    '0002_index': `-- Outside a transaction.
      create index concurrently if not exists pet_legs on pet (legs);
      alter table pet validate constraint some_legs;`,
  };
  const constraint = 'alter table pet add constraint some_legs check (legs > 0) not valid';
  const valid = `select indisvalid from pg_index where indexrelid = 'pet_legs'::regclass`;

  test('creates an index while other processes wait for it', async () => {
    const { url, client, query, migrateWith } = await emptyDatabase();
    await migrateWith(pets);
    await client.query(constraint);
    const reader = await connect(url);
    await reader.query('begin isolation level repeatable read; select from pet');
    const said: string[] = [];
    const warn = (line: string) => void said.push(line);
    const [one, two] = [migrateWith(index), migrateWith(index, {}, { warn })];
    const both = Promise.all([one, two]);
    await expect.poll(async () => (await query(valid).catch(() => [])).length).toBe(1);
    await reader.query('commit');
    expect((await both).flat()).toEqual(['migrated 0002_index']);
    expect(await query(valid)).toEqual([{ indisvalid: true }]);
  });

  test('runs again after it failed, and leaves no invalid index', async () => {
    const { client, query, applied, migrateWith } = await emptyDatabase();
    await migrateWith(pets);
    await client.query('insert into pet values (1, 4), (2, 4)');
    const unique = {
      ...pets,
      '0002_index': index['0002_index'].replace('create', 'create unique'),
    };
    await expect(migrateWith(unique)).rejects.toThrow('Migration 0002_index failed');
    expect(await query(valid)).toEqual([{ indisvalid: false }]);
    expect(await applied()).toEqual(['0001_pet']);
    await client.query(`update pet set legs = id; ${constraint}`);
    await migrateWith(unique);
    expect(await query(valid)).toEqual([{ indisvalid: true }]);
  });
});

test('a database that skipped a version loses what its views and triggers used', async () => {
  const { client, query, migrateWith } = await emptyDatabase();
  const routines = (columns: string, on: string) => ({
    walker: `create or replace view walker as select ${columns} from pet`,
    note: `create or replace function note() returns trigger language plpgsql as $$ begin return new; end $$;
      create or replace trigger noted before update ${on} on pet for each row execute function note();`,
  });
  await migrateWith(pets, routines('id, legs', 'of legs'));
  await client.query('insert into pet values (1, 4)');
  const next = {
    ...pets,
    '0002_feet': 'alter table pet add column feet integer default 2',
    '0003_legs': '-- Unused since 0.0.1.\nalter table pet drop column legs',
  };
  await migrateWith(next, routines('id, feet', 'of feet'));
  expect(await query('select * from walker')).toEqual([{ id: 1, feet: 2 }]);
  expect(await query(`select tgname from pg_trigger where not tgisinternal`)).toHaveLength(1);
});

test('processes of the last version may use a new table as soon as it exists', async () => {
  const { query, migrateWith } = await emptyDatabase();
  const failing = migrateWith({ ...pets, '0002_bad': 'nonsense' });
  await expect(failing).rejects.toThrow('Migration 0002_bad failed');
  expect(await query(`select has_table_privilege('kindred_app', 'pet', 'insert') as may`)).toEqual([
    { may: true },
  ]);
});
