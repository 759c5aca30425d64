import type { Client } from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
}

/** Built-in functions that change nothing, although their result changes. */
const harmless = new Set(['clock_timestamp', 'random', 'gen_random_uuid', 'uuidv7', 'timeofday']);

/** They are declared not to write, and no replica runs them. */
const numbering = ['pg_current_xact_id', 'txid_current'];

/** What a statement would do, as far as its plan tells. */
export interface PlannedEffects {
  /** Why it writes, takes locks or may do so. */
  readonly writes: string[];
  /** The tables that no replica has. */
  readonly absent: string[];
}

/** Asks the database for the plan of a statement, without running it, and for what the routines in it are declared to do. */
export async function findEffects(client: Client, text: string): Promise<PlannedEffects> {
  const explained = `explain (generic_plan, verbose, format json) ${text}`;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const writes: string[] = [];
  const relations = new Set<string>();
  const words = new Set<string>();

  function walk(value: unknown) {
    if (typeof value === 'string')
      for (const [, word = ''] of value.matchAll(/([a-z_][a-z\d_]*)"?\(/g)) words.add(word);
    if (typeof value !== 'object' || value === null) return;
    const { 'Node Type': type, 'Relation Name': relation } = value as Partial<PlanNode>;
    if (type === 'ModifyTable' || type === 'LockRows') writes.push(type);
    if (relation) relations.add(relation);
    const { 'Function Name': called } = value as { 'Function Name'?: string };
    if (called) words.add(called);
    for (const each of Object.values(value)) walk(each);
  }
  walk(plan);

  const volatile = await client.query<{ name: string }>(
    `select distinct proname as name from pg_proc
      where (provolatile = 'v' or proname = any ($2)) and proname = any ($1)`,
    [[...words], numbering],
  );
  for (const { name } of volatile.rows) if (!harmless.has(name)) writes.push(name);
  const absent = await client.query<{ name: string }>(
    `select relname as name from pg_class where relpersistence <> 'p' and relname = any ($1)`,
    [[...relations]],
  );
  return { writes, absent: absent.rows.map(({ name }) => name) };
}
