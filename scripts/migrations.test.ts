import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSqlFiles } from '../server/src/db/migrate/sql-files.ts';
import { root } from './command.ts';
import { findLockingStatements } from './migration-rules.ts';

const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as {
  version: string;
};

test('no migration locks a table for long, or breaks the last version', async () => {
  const files = await readSqlFiles(pathToFileURL(join(root, 'server/src/db/migrations/')));
  expect(files).not.toEqual([]);
  expect(findLockingStatements(files, version)).toEqual([]);
});

/** What is wrong with these migrations of version 1.1.0. */
const check = (...texts: string[]) =>
  findLockingStatements(
    texts.map((text, index) => ({ name: `000${index + 1}`, text, checksum: '' })),
    '1.1.0',
  );

describe('a statement that locks a table for long is refused:', () => {
  test.each([
    ['alter table member add column code uuid not null default gen_random_uuid()', 'written again'],
    ['alter table member add column number bigserial', 'written again'],
    ['alter table member add column old boolean generated always as (age > 60) stored', 'written'],
    ['alter table member add column at timestamptz default clock_timestamp()', 'written again'],
    ['alter table member add column code text unique', 'concurrently'],
    [`alter table member add column code text check (code <> '')`, '`not valid`'],
    ['alter table member alter column age type bigint', 'written again'],
    ['alter table member alter age set data type bigint', 'written again'],
    ['alter table member alter column name set not null', 'every row is read'],
    ['alter table member add constraint old check (age > 18)', '`not valid`'],
    ['alter table member add check (age > 18)', '`not valid`'],
    ['alter table member add constraint m foreign key (by_id) references member', '`not valid`'],
    ['alter table member add constraint code_key unique (code)', '`not valid`'],
    ['alter table member add primary key (id)', '`not valid`'],
    ['alter table member validate constraint old', 'outside a transaction'],
    ['alter table member add column a text, set unlogged', 'not known to be quick'],
    ['create index by_age on member (age)', 'concurrently'],
    ['create unique index by_age on member (age)', 'concurrently'],
    ['drop index by_age', 'not known to be quick'],
    ['vacuum full member', 'not known to be quick'],
    ['cluster member using by_age', 'not known to be quick'],
    ['reindex table member', 'not known to be quick'],
    ['lock table member', 'not known to be quick'],
    ['truncate member', 'not known to be quick'],
    [`update member set name = 'x'`, 'in batches'],
    [`UPDATE member\n  SET name = 'x'`, 'in batches'],
    ['delete from member where age > 100', 'in batches'],
    ['with old as (select 1) update member set age = 1', 'not known to be quick'],
    ['do $$ begin update member set age = 1; end $$', 'not known to be quick'],
    ['create table copy as select * from member', 'not known to be quick'],
    ['create table copy (id uuid); insert into copy select id from member', 'in batches'],
    ['insert into entitlement select id from member', 'in batches'],
    ['select count(*) from member', 'not known to be quick'],
    ['-- A comment.\ncreate index by_age on member (age) -- quick?', 'concurrently'],
    ['alter table member add column a text; alter table profile add column b text', 'together'],
    ['-- Outside a transaction.\ncreate index concurrently by_age on member (age)', 'twice'],
    ['-- Outside a transaction.\nalter table member add column a text', 'only indexes'],
  ])('%s', (text, reason) => {
    expect(check(text)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('a statement that breaks the last version is refused:', () => {
  test.each([
    ['alter table member drop column age', 'the last version may use it'],
    ['drop table member', 'the last version may use it'],
    ['-- Unused since 1.1.0.\nalter table member drop column age', 'the one after it'],
    ['alter table member rename column age to years', 'old name'],
    ['alter table member rename to person', 'old name'],
    ['alter table member add column age integer not null', 'does not know the column'],
  ])('%s', (text, reason) => {
    expect(check(text)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('what is quick is accepted:', () => {
  test.each([
    'alter table member add column age integer',
    `alter table member add column tags text[] not null default '{}'::text[]`,
    'alter table member add column at timestamptz not null default now(), add column b boolean default false not null',
    'alter table member add column by_id uuid references member on delete set null',
    'alter table member add constraint adult check (age > 17 or born < now()) not valid',
    'alter table member add constraint m foreign key (by_id) references member not valid',
    'alter table member add constraint code_key unique using index code_key',
    'alter table member drop constraint adult, alter column age drop not null',
    'alter table member alter column age set default gen_random_uuid()',
    'alter table member set (fillfactor = 80)',
    '-- Unused since 1.0.2.\nalter table member drop column age',
    `create table toy (id uuid primary key default gen_random_uuid(), name text check (name <> ''));
      create index toy_named on toy (name);
      alter table toy add column legs integer not null, add check (legs > 0);
      insert into toy (name) select name from unnest(array['a', 'b']) as t (name);
      update toy set name = 'c';`,
    `insert into entitlement (tier) values ('gold; create index x on member (y)')`,
    `comment on column member.age is 'In years.'`,
    '-- Outside a transaction.\ncreate unique index concurrently if not exists code_key on member (code); drop index concurrently if exists x;',
    '-- In batches of 500 rows of member (id).\nupdate member set age = 18 where id = any ($1) and age is null;',
  ])('%s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('a column that may no longer be null, once a validated constraint says so', () => {
    const add = 'alter table member add constraint has_age check (age is not null) not valid';
    const validate = '-- Outside a transaction.\nalter table member validate constraint has_age;';
    const set = 'alter table member alter column age set not null';
    expect(check(add, validate, set)).toEqual([]);
    expect(check(add, set)).toEqual([expect.stringContaining('every row is read')]);
  });
});

test.each(['update member set age = 1', 'update member set age = 1 where id = any ($1); select 1'])(
  'a migration in batches is one statement about the rows of a batch, not %s',
  (statement) => {
    expect(() => check(`-- In batches of 500 rows of member (id).\n${statement}`)).toThrow(
      'must be one statement that changes the rows of $1',
    );
  },
);
