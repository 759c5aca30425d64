import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { connect, emptyDatabase } from '../../../test/database/migrations.ts';
import { continueFills } from './fill.ts';

const tables = {
  '0001_pet': `create table pet (owner integer, id integer, legs integer, primary key (owner, id));
    create table seen (owner integer, id integer);`,
};
const fill = {
  ...tables,
  '0002_legs': `-- In batches of 10 rows of pet (owner, id).
    with filled as (
      update pet set legs = 4 from unnest($1::integer[], $2::integer[]) as batch (owner, id)
      where (pet.owner, pet.id) = (batch.owner, batch.id) and legs is null returning pet.owner, pet.id)
    insert into seen select owner, id from filled;`,
};
const addPets = (count: number) =>
  `insert into pet select n % 7, n from generate_series(1, ${count}) as n`;
const left = 'select count(*)::int as left from pet where legs is null';
const twice = 'select count(*)::int - count(distinct (owner, id))::int as twice from seen';
const jobs = `select count(*)::int as jobs from graphile_worker.jobs where key = 'fill-columns'`;

/** A database in which a start has filled the first batch. */
async function startFill(count = 95) {
  const database = await emptyDatabase();
  await database.migrateWith(tables);
  await database.client.query(addPets(count));
  await database.migrateWith(fill);
  return database;
}

describe('a migration in batches', () => {
  test('changes the first batch at the start, and a job changes the others', async () => {
    const { url, query } = await startFill();
    expect(await query(left)).toEqual([{ left: 85 }]);
    expect(await query(jobs)).toEqual([{ jobs: 1 }]);
    await continueFills(url, 60_000);
    expect(await query(left)).toEqual([{ left: 0 }]);
    expect(await query(twice)).toEqual([{ twice: 0 }]);
    expect(await query('select name from migration where unfinished is not null')).toEqual([]);
  });

  test('is done by the command, as processes may not know the owner', async () => {
    const { query, migrateWith } = await startFill();
    await migrateWith(fill, {}, { waitForFills: true });
    expect(await query(left)).toEqual([{ left: 0 }]);
    expect(await query(twice)).toEqual([{ twice: 0 }]);
  });

  test('adds the job again if its time is over', async () => {
    const { url, client, query } = await startFill();
    await client.query(`select graphile_worker.remove_job('fill-columns')`);
    await continueFills(url, 0);
    expect(await query(left)).toEqual([{ left: 75 }]);
    expect(await query(jobs)).toEqual([{ jobs: 1 }]);
  });

  test('is done right away in a database without rows', async () => {
    const { query, migrateWith } = await emptyDatabase();
    await migrateWith(fill);
    expect(await query('select name from migration where unfinished is not null')).toEqual([]);
  });

  test('is finished before a later migration is applied', async () => {
    const { query, migrateWith } = await startFill();
    await migrateWith({ ...fill, '0003_all': 'alter table pet alter column legs set not null' });
    expect(await query(left)).toEqual([{ left: 0 }]);
  });

  test('continues after a batch that failed, or whose process died, where it stopped', async () => {
    const { url, client, query } = await startFill();
    await client.query(
      'alter table pet add constraint few check (owner <> 3 or legs is null) not valid',
    );
    await expect(continueFills(url, 60_000)).rejects.toThrow('few');
    const [stopped] = await query(left);
    expect(stopped?.['left']).toBeGreaterThan(0);
    await client.query('alter table pet drop constraint few');
    await continueFills(url, 60_000);
    expect(await query(left)).toEqual([{ left: 0 }]);
    expect(await query(twice)).toEqual([{ twice: 0 }]);
  });

  test('is shared by several processes', async () => {
    const { url, query } = await startFill(500);
    await Promise.all([1, 2, 3].map(() => continueFills(url, 60_000)));
    expect(await query(left)).toEqual([{ left: 0 }]);
    expect(await query(twice)).toEqual([{ twice: 0 }]);
  });

  test('gives way to a transaction that holds one of its rows', { tags: ['long'] }, async () => {
    const { url, query } = await startFill();
    const other = await connect(url);
    await other.query('begin; update pet set legs = 2 where id = 94');
    const filling = continueFills(url, 60_000);
    const waits = `select count(*)::int as waits from pg_stat_activity
      where application_name = 'kindred-fill' and state = 'idle' and query = 'rollback'`;
    await expect.poll(() => query(waits)).toEqual([{ waits: 1 }]);
    await other.query('commit');
    await filling;
    expect(await query('select owner, legs from pet where id = 94')).toEqual([
      { owner: 3, legs: 2 },
    ]);
    expect(await query(left)).toEqual([{ left: 0 }]);
  });

  test('continues after its process was killed in the middle of a batch', async () => {
    const { url, query } = await startFill();
    const other = new Client(url);
    await other.connect();
    await other.query('begin; update pet set legs = 2 where id = 94');
    const filling = continueFills(url, 60_000).catch(() => 'killed');
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kindred-fill' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await query(kill)).length).toBe(1);
    expect(await filling).toBe('killed');
    await other.query('rollback');
    await other.end();
    await continueFills(url, 60_000);
    expect(await query(left)).toEqual([{ left: 0 }]);
    expect(await query(twice)).toEqual([{ twice: 0 }]);
  });
});

describe('a migration in batches whose rows get their values from a trigger', () => {
  const copy = (column: string) => ({
    copy: `create or replace function copy() returns trigger language plpgsql as $$ begin
        new.${column} := coalesce(new.${column}, new.id); return new;
      end $$;
      create or replace trigger copied before insert or update on pet for each row execute function copy();`,
  });
  const feet = {
    ...tables,
    '0002_feet': 'alter table pet add column feet integer',
    '0003_feet': `-- In batches of 10 rows of pet (owner, id).
      update pet set id = id where (owner, id) in (select * from unnest($1::integer[], $2::integer[]))`,
  };
  const without = 'select count(*)::int as without from pet where feet is null';

  /** A database of the version before, whose trigger does not know the column. */
  async function versionBefore() {
    const database = await emptyDatabase();
    await database.migrateWith(tables, copy('legs'));
    await database.client.query(addPets(25));
    return database;
  }

  test('begins when the trigger is that of its version', async () => {
    const { url, query, migrateWith } = await versionBefore();
    await migrateWith(feet, copy('feet'));
    expect(await query(without)).toEqual([{ without: 15 }]);
    expect(await query(jobs)).toEqual([{ jobs: 1 }]);
    await continueFills(url, 60_000);
    expect(await query(without)).toEqual([{ without: 0 }]);
  });

  test(
    'changes all rows again if a later migration waited for them with the trigger of the version before',
    { tags: ['long'] },
    async () => {
      const { url, query, migrateWith } = await versionBefore();
      const said: string[] = [];
      const more = {
        ...feet,
        '0004_tail': 'alter table pet add column tail integer',
        '0005_ears': 'alter table pet add column ears integer',
      };
      await migrateWith(more, copy('feet'), { warn: (line) => void said.push(line) });
      expect(said).toEqual(['The migration 0004_tail waits until 0003_feet has changed all rows.']);
      await continueFills(url, 60_000);
      expect(await query(without)).toEqual([{ without: 0 }]);
    },
  );

  test('is not begun by a job while the trigger is not updated, and begins at the next start', async () => {
    const { url, query, migrateWith } = await versionBefore();
    const broken = { copy: copy('feet').copy.replace('plpgsql', 'nonsense') };
    await expect(migrateWith(feet, broken)).rejects.toThrow('Routine copy failed');
    await continueFills(url, 60_000);
    expect(await query(without)).toEqual([{ without: 25 }]);
    await migrateWith(feet, copy('feet'), { waitForFills: true });
    expect(await query(without)).toEqual([{ without: 0 }]);
  });

  test('leaves nothing of itself if its first rows fail', async () => {
    const { client, query, applied, migrateWith } = await versionBefore();
    await client.query('alter table pet add constraint few check (id <> 7) not valid');
    await expect(migrateWith(feet, copy('feet'))).rejects.toThrow('Migration 0003_feet failed');
    expect(await applied()).toEqual(['0001_pet', '0002_feet']);
    await client.query('alter table pet drop constraint few');
    await migrateWith(feet, copy('feet'), { waitForFills: true });
    expect(await query(without)).toEqual([{ without: 0 }]);
  });

  test('works on a database whose list of migrations is of a version before', async () => {
    const { client, query, migrateWith } = await versionBefore();
    await client.query('alter table migration drop column waiting');
    await migrateWith(feet, copy('feet'), { waitForFills: true });
    expect(await query(without)).toEqual([{ without: 0 }]);
  });
});
