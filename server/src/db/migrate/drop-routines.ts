import type { Client } from 'pg';

/** Drops triggers, functions and views of these names, in an order that their dependencies allow. */
export async function dropRoutines(client: Client, names: readonly string[]) {
  const { rows } = await client.query<{ drop: string }>(dropStatements, [names]);
  let waiting = rows.map((row) => row.drop);
  while (waiting.length > 0) {
    const failed: { drop: string; error: unknown }[] = [];
    for (const drop of waiting)
      await inSavepoint(client, () => client.query(drop)).catch((error: unknown) =>
        failed.push({ drop, error }),
      );
    if (failed.length === waiting.length) throw failed[0]?.error;
    waiting = failed.map(({ drop }) => drop);
  }
  await client.query('delete from routine where name = any ($1)', [names]);
}

const dropStatements = `
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, 1 as step
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace
      and tgname || ' on ' || c.relname = any ($1)
  union all
  select format('drop view %s', oid::regclass), 2 from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace and relname = any ($1)
  union all
  select format('drop routine %s', oid::regprocedure), 3 from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any ($1)
  order by step`;

export const findRoutines = async (client: Client, name: string) =>
  (
    await client.query<{ oid: number }>(
      `select oid from pg_proc where pronamespace = 'public'::regnamespace and proname = $1
      union all select oid from pg_class
        where relkind = 'v' and relnamespace = 'public'::regnamespace and relname = $1`,
      [name],
    )
  ).rows.map(({ oid }) => oid);

/**
 * Drops these versions of a function or view, and the routines that depend on them, whose names it returns. Something else
 * that depends on them is an error.
 */
export async function dropVersions(client: Client, name: string, oids: readonly number[]) {
  const { rows } = await client.query<{ name: string; drop: string }>(dependents, [name, oids]);
  for (const row of rows) await client.query(row.drop);
  return rows.map((row) => row.name).filter((each) => each !== name);
}

const dependents = `
  with recursive found (class, id, depth) as (
    select 'pg_proc'::regclass::oid, oid, 0 from pg_proc
      where pronamespace = 'public'::regnamespace and proname = $1 and oid = any ($2)
    union all
    select 'pg_class'::regclass::oid, oid, 0 from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace and relname = $1 and oid = any ($2)
    union
    -- A view depends on others by its rule.
    select case when r.oid is null then d.classid else 'pg_class'::regclass::oid end, coalesce(r.ev_class, d.objid), depth + 1
      from found f join pg_depend d on d.refclassid = f.class and d.refobjid = f.id and d.deptype = 'n'
        left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
      where r.ev_class is distinct from f.id
  ), named as (
    select p.proname::text as name, format('drop routine %s', p.oid::regprocedure) as drop, depth
      from found join pg_proc p on class = 'pg_proc'::regclass and p.oid = id
    union all
    select c.relname, format('drop view %s', c.oid::regclass), depth
      from found join pg_class c on class = 'pg_class'::regclass and c.oid = id and c.relkind = 'v'
    union all
    select t.tgname || ' on ' || c.relname, format('drop trigger %I on %s', t.tgname, c.oid::regclass), depth
      from found join pg_trigger t on class = 'pg_trigger'::regclass and t.oid = id join pg_class c on c.oid = t.tgrelid
  )
  select name, drop from named where name = $1 or name in (select routine.name from routine)
  group by name, drop order by max(depth) desc`;

export async function inSavepoint<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint attempt');
  try {
    const result = await work();
    await client.query('release savepoint attempt');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint attempt; release savepoint attempt');
    throw error;
  }
}
