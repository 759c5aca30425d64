import { Client } from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import { testDatabase } from '../../../test/database/database.ts';
import { createDatabase, dropDatabase } from '../../../test/database/server-databases.ts';
import { updateRoutines } from './routines.ts';
import { readSqlFiles } from './sql-files.ts';

const server = inject('databaseServer');
const name = `kindred_routines_${process.hrtime.bigint()}`;
let client: Client;

beforeEach(async () => {
  client = new Client(await createDatabase(server, name));
  await client.connect();
  await client.query(`create table pet (id integer, legs integer);
    create table routine (name text primary key, checksum text not null)`);
  return async () => {
    await client.end();
    await dropDatabase(server, name);
  };
});

/** Updates with these files, as a start does, and returns how many had changed. */
async function update(files: Record<string, string>) {
  await client.query('begin');
  try {
    const count = await updateRoutines(
      client,
      Object.entries(files).map(([file, text]) => ({ name: file, text, checksum: text })),
    );
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const ask = async (text: string) =>
  (await client.query<{ x: unknown }>(text)).rows.map(({ x }) => x);

const legs = (sum: string) =>
  `create or replace function legs() returns bigint language sql as $$ select ${sum} from pet $$;`;
const tall = (columns: string) =>
  `create or replace view tall as select ${columns} from pet where legs > legs();`;
const note = (action: string, on: string) => `
  create or replace function note() returns trigger language plpgsql as $$
  begin ${action} return new; end $$;
  create or replace trigger noted before ${on} for each row execute function note();`;

const oidOf = (routine: string) => ask(`select '${routine}()'::regprocedure::oid as x`);

test('routines that depend on others may be in any order', async () => {
  const files = {
    a: 'create or replace view a as select id from tall',
    legs: legs('4::bigint'),
    tall: tall('id'),
    note: note('', 'insert on pet'),
  };
  expect(await update(files)).toBe(4);
  expect(await update(files)).toBe(0);
});

test('a changed one is replaced in place, and the others stay', async () => {
  await update({ legs: legs('1::bigint'), note: note('', 'insert on pet') });
  const [before, other] = [await oidOf('legs'), await oidOf('note')];
  expect(await update({ legs: legs('2::bigint'), note: note('', 'insert on pet') })).toBe(1);
  expect([await oidOf('legs'), await oidOf('note')]).toEqual([before, other]);
});

test('a trigger that did not change is not created again with its function', async () => {
  const files = (action: string) => ({ note: note(action, 'insert on pet') });
  await update(files(''));
  const triggers = `select oid as x from pg_trigger where tgname = 'noted'`;
  const [before] = await ask(triggers);
  // A transaction that writes would keep a trigger from being created.
  const url = new URL(server);
  url.pathname = name;
  const writer = new Client(url.href);
  await writer.connect();
  await writer.query('begin; insert into pet values (1, 4)');
  expect(await update(files('new.legs := 5;'))).toBe(1);
  await writer.query('commit');
  await writer.end();
  expect(await ask(triggers)).toEqual([before]);
  await client.query('insert into pet values (2, 4)');
  expect(await ask('select legs as x from pet order by id')).toEqual([4, 5]);
});

test('a comment before a routine may change without replacing it', async () => {
  await update({ legs: legs('4::bigint') });
  expect(await update({ legs: `-- How many.\n${legs('4::bigint')}` })).toBe(0);
});

test('other routines stay when a view changes its columns or a function its result', async () => {
  const view = (columns: string) => ({ tall: tall(columns), legs: legs('4::bigint') });
  const rest = {
    other: 'create or replace view other as select id from pet',
    note: note('', 'insert on pet'),
  };
  await update({ ...view('id, legs'), ...rest });
  const oids = () =>
    ask(`select 'other'::regclass::oid as x union all select oid from pg_trigger where tgname = 'noted'
      union all select 'note'::regproc::oid`);
  const before = await oids();
  expect(await update({ ...view('legs, id'), ...rest })).toBe(1);
  expect(await oids()).toEqual(before);
});

test('a view may change its columns, including the views that depend on it', async () => {
  const above = { above: 'create or replace view above as select id as x from tall' };
  await client.query('insert into pet values (7, 5)');
  await update({ legs: legs('4::bigint'), tall: tall('id, legs'), ...above });
  expect(await update({ legs: legs('4::bigint'), tall: tall('legs, id'), ...above })).toBe(1);
  expect(await ask('select x from above')).toEqual([7]);
});

test('a function may change its parameters and its result, and leaves no other version behind', async () => {
  const answer = (parameters: string, result: string) => ({
    answer: `create or replace function answer(${parameters}) returns ${result} language sql as $$ select 4::${result} $$`,
  });
  await update(answer('', 'integer'));
  await update(answer('', 'bigint'));
  await update(answer('number integer', 'bigint'));
  expect(
    await ask(`select oid::regprocedure::text as x from pg_proc where proname = 'answer'`),
  ).toEqual(['answer(integer)']);
});

test('what is no longer in the files is dropped: a function, a view, a trigger', async () => {
  await client.query('create table toy (legs integer)');
  await update({ legs: legs('4::bigint'), tall: tall('id'), note: note('', 'insert on pet') });
  await update({ legs: legs('4::bigint'), note: note('', 'insert on toy') });
  expect(await ask(`select to_regclass('tall') as x`)).toEqual([null]);
  const triggers = `select tgrelid::regclass::text as x from pg_trigger where tgname = 'noted'`;
  expect(await ask(triggers)).toEqual(['toy']);
  await update({});
  const left = `select proname as x from pg_proc where proname in ('legs', 'note')`;
  expect(await ask(left)).toEqual([]);
});

test('one that cannot be created leaves everything as it was', async () => {
  await update({ legs: legs('1::bigint') });
  const bad = update({
    legs: legs('2::bigint'),
    tall: 'create or replace view tall as select nothing',
  });
  await expect(bad).rejects.toThrow('Routine tall failed');
  expect(await ask('select prosrc as x from pg_proc where proname = $$legs$$')).toEqual([
    ' select 1::bigint from pet ',
  ]);
});

test('a file creates the object of its name', async () => {
  await expect(update({ paws: legs('1::bigint') })).rejects.toThrow('Routine paws has a statement');
});

test('a foreign object that depends on a routine is not dropped with it', async () => {
  await update({ tall: 'create or replace view tall as select id from pet' });
  await client.query('create view theirs as select id as x from tall');
  await expect(update({})).rejects.toThrow('other objects depend on it');
  expect(await ask('select x from theirs')).toEqual([]);
});

test('no table, constraint or index of ours depends on a routine, so that each may be replaced', async () => {
  const ours = new Client(await testDatabase());
  await ours.connect();
  const { rows } = await ours.query(`
    select d.classid::regclass, d.objid, p.proname from pg_depend d join pg_proc p on p.oid = d.refobjid
    join routine r on r.name = p.proname
    where d.refclassid = 'pg_proc'::regclass and d.classid not in ('pg_trigger'::regclass, 'pg_rewrite'::regclass)`);
  expect(rows).toEqual([]);
  const everything = `
    select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union select viewname from pg_views where schemaname = 'public' order by 1`;
  const files = await readSqlFiles(new URL('../routines/', import.meta.url));
  const { rows: found } = await ours.query<{ name: string }>(everything);
  const sorted = (all: readonly { name: string }[]) => all.map((each) => each.name).toSorted();
  expect(sorted(found)).toEqual(sorted(files));
  await ours.end();
});
