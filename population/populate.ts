import { setImmediate as turn } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { SignIn } from '../server/src/areas/team/administrators/first-start.ts';
import { StartError } from '../server/src/errors.ts';
import { copyInto, encodeRow } from './copy.ts';
import { createDemoMember } from './demo.ts';
import { tableFillers } from './member-fillers.ts';
import { createMembers } from './people/member.ts';
import { findReferences, removePopulation } from './remove-population.ts';
import { suspendKeys, suspendTriggers } from './suspend-constraints.ts';
import type { FillContext, RowRule, TableFiller } from './table-filler.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export interface PopulateOptions extends WorldOptions {
  readonly url: string;
  readonly report?: (line: string) => void;
  /** Told how the demo member signs in, who is made unless there is one. */
  readonly announce?: (signIn: SignIn) => void;
}

const batchSize = 2000;
const sliceSize = 250;
const filledTables = new Map(tableFillers.flatMap(({ tables }) => Object.entries(tables)));
const derivedTables = tableFillers.flatMap((filler) => filler.derivedTables ?? []);
const rowRules: Readonly<Record<string, RowRule>> = Object.fromEntries(
  tableFillers.flatMap((filler) => Object.entries(filler.rowRules ?? {})),
);
const allTables = [...filledTables.keys(), ...derivedTables];

/**
 * Writes a population, in place of an earlier one. Members who are not synthetic are left alone; all of it happens or
 * nothing does.
 */
export async function populate({ url, report = () => {}, announce, ...options }: PopulateOptions) {
  const world = createWorld(options);
  // Its own connection, without the limits that keep requests short.
  const client = new Client({ connectionString: url, application_name: 'kindred-populate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseProduction(client);
    await client.query('begin');
    await write(client, world, report);
    const signIn = announce && (await createDemoMember(client, world));
    // One that is kept must have been told; one that was told and is not kept is told anew.
    if (signIn) announce(signIn);
    await client.query('commit');
    report('Gathering statistics …');
    for (const table of allTables) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    await client.end();
  }
}

/** The mark that MODE=production leaves and refuses to meet. */
async function refuseProduction(client: Client) {
  const { rowCount } = await client.query(
    "select from setting where key = 'mode' and value = '\"production\"'",
  );
  if (rowCount)
    throw new StartError(
      'This database is in production: give DATABASE_URL another one to populate.',
    );
}

async function write(client: Client, world: World, report: (line: string) => void) {
  await client.query("set local maintenance_work_mem = '256MB'");
  await client.query("set local work_mem = '64MB'");
  await client.query("set local lock_timeout = '30s'");
  await lockTables(client, allTables);
  const restoreTriggers = await suspendTriggers(client, allTables);
  const filled = [...filledTables.keys()];
  const references = await findReferences(client, filled);
  const restoreKeys = await suspendKeys(client, allTables);
  for (const table of derivedTables) await client.query(`truncate ${table}`);
  await removePopulation(client, filled, references, rowRules);
  await copyMembers(client, world, report);
  await client.query(`analyze ${filled.join(', ')}`);
  await runAll(client, (filler) => filler.beforeKeys);
  report('Building the indexes …');
  await restoreKeys();
  await runAll(client, (filler) => filler.afterKeys);
  await restoreTriggers();
  const { members, seed, today } = world;
  await client.query(
    `insert into setting (key, value) values ('demo', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ members, seed, today: new Date(today).toISOString().slice(0, 10) })],
  );
}

async function runAll(
  client: Client,
  statementsOf: (filler: TableFiller) => readonly string[] | undefined,
) {
  for (const filler of tableFillers)
    for (const statement of statementsOf(filler) ?? []) await client.query(statement);
}

async function lockTables(client: Client, names: readonly string[]) {
  try {
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  } catch (error) {
    const busy = error instanceof DatabaseError && error.code === '55P03';
    throw busy
      ? new StartError('Others are at work in this database: stop Kindred and try again.')
      : error;
  }
}

/** While the database takes one batch, the next is made. */
async function copyMembers(client: Client, world: World, report: (line: string) => void) {
  const context = { world, memberAt: createMembers(world) };
  let writing = Promise.resolve();
  let told = 0;
  for (let first = 0; first < world.members; first += batchSize) {
    const batch = await makeBatch(context, first, Math.min(first + batchSize, world.members));
    await writing;
    writing = writeBatch(client, batch);
    // Waited for above or below; until then nobody listens.
    writing.catch(() => undefined);
    const tenth = Math.floor((first * 10) / world.members);
    if (tenth > told) report(`${tenth * 10} percent of the members …`);
    told = tenth;
  }
  await writing;
}

async function makeBatch(context: FillContext, first: number, end: number) {
  const batch = new Map([...filledTables.keys()].map((table) => [table, [] as string[]]));
  for (let index = first; index < end; index++) {
    const member = context.memberAt(index);
    for (const filler of tableFillers)
      filler.addRows(member, (table, values) => batch.get(table)?.push(encodeRow(values)), context);
    if (index % sliceSize === 0) await turn();
  }
  return batch;
}

async function writeBatch(client: Client, batch: ReadonlyMap<string, readonly string[]>) {
  for (const [table, rows] of batch) {
    if (rows.length > 0)
      await copyInto(client, table, filledTables.get(table) ?? [], rows.join(''));
  }
}
