import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { SignIn } from '../server/src/areas/team/administrators/first-start.ts';
import { StartError } from '../server/src/errors.ts';
import { copyInto, encodeRow } from './copy-rows.ts';
import { createDemoMember } from './demo-member.ts';
import { buyForDemoMember } from './demo-payments.ts';
import { tableFillers } from './member-fillers.ts';
import { fitsSandbox, refuseRunningSandbox, writeSandbox } from './payment-sandbox.ts';
import { createMembers } from './people/member.ts';
import { findReferences, removePopulation } from './remove-population.ts';
import { suspendKeys, suspendTriggers } from './suspend-constraints.ts';
import type { FillContext, RowRule, TableFiller } from './table-filler.ts';
import { createSettings, type PopulationSettings, type PopulationOptions } from './settings.ts';

export interface PopulateOptions extends PopulationOptions {
  readonly url: string;
  readonly report?: (line: string) => void;
  /** Gets the password of the demo member, who is created unless they exist. */
  readonly announce?: (signIn: SignIn) => void;
  /** The file of the payment sandbox, to which the members' purchases are added. It must not be running. */
  readonly sandboxFile?: string | undefined;
}

const batchSize = 2000;
const sliceSize = 250;
const filledTables = new Map(tableFillers.flatMap(({ tables }) => Object.entries(tables)));
const derivedTables = tableFillers.flatMap((filler) => filler.derivedTables ?? []);
const rowRules: Readonly<Record<string, RowRule>> = Object.fromEntries(
  tableFillers.flatMap((filler) => Object.entries(filler.rowRules ?? {})),
);
const allTables = [...filledTables.keys(), ...derivedTables];

/** Writes a population and removes an earlier one, in one transaction. Members who are not synthetic stay unchanged. */
export async function populate({
  url,
  report = () => {},
  announce,
  sandboxFile,
  ...options
}: PopulateOptions) {
  const sandbox = fitsSandbox(options.members) ? sandboxFile : undefined;
  if (sandbox) refuseRunningSandbox(sandbox);
  const settings = createSettings(options, sandbox !== undefined);
  // A separate connection, because those of the pool limit the time of a statement.
  const client = new Client({ connectionString: url, application_name: 'kindred-populate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseProduction(client);
    await client.query('begin');
    await writePopulation(client, settings, report);
    const signIn = announce && (await createDemoMember(client, settings));
    const demo = signIn && sandbox ? await buyForDemoMember(client, settings) : null;
    if (sandbox) await writeSandbox(sandbox, settings, demo);
    // Before the commit: a password that no one saw would be of no use, and after a failed commit there is a new one.
    if (signIn) announce(signIn);
    await client.query('commit');
    report('Gathering statistics …');
    for (const table of allTables) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    await client.end();
  }
}

/** MODE=production leaves this setting in its database. */
async function refuseProduction(client: Client) {
  const { rowCount } = await client.query(
    "select from setting where key = 'mode' and value = '\"production\"'",
  );
  if (rowCount)
    throw new StartError(
      'This database is in production. Set DATABASE_URL to another one to populate.',
    );
}

async function writePopulation(
  client: Client,
  settings: PopulationSettings,
  report: (line: string) => void,
) {
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
  await copyMembers(client, settings, report);
  await client.query(`analyze ${filled.join(', ')}`);
  await runAll(client, ({ beforeKeys }) =>
    typeof beforeKeys === 'function' ? beforeKeys(settings) : beforeKeys,
  );
  report('Building the indexes …');
  await restoreKeys();
  await runAll(client, (filler) => filler.afterKeys);
  await restoreTriggers();
  const { members, seed, today } = settings;
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
    const isLocked = error instanceof DatabaseError && error.code === '55P03';
    throw isLocked ? new StartError('This database is in use. Stop Kindred and try again.') : error;
  }
}

/** Creates the next batch while the database writes the previous one. */
async function copyMembers(
  client: Client,
  settings: PopulationSettings,
  report: (line: string) => void,
) {
  const context = { settings, memberAt: createMembers(settings) };
  let writing = Promise.resolve();
  let lastTenth = 0;
  for (let first = 0; first < settings.members; first += batchSize) {
    const batch = await makeBatch(context, first, Math.min(first + batchSize, settings.members));
    await writing;
    writing = writeBatch(client, batch);
    // It is awaited above or below. Until then a rejection would count as unhandled.
    writing.catch(() => undefined);
    const tenth = Math.floor((first * 10) / settings.members);
    if (tenth > lastTenth) report(`${tenth * 10} percent of the members …`);
    lastTenth = tenth;
  }
  await writing;
}

async function makeBatch(context: FillContext, first: number, end: number) {
  const batch = new Map([...filledTables.keys()].map((table) => [table, [] as string[]]));
  for (let index = first; index < end; index++) {
    const member = context.memberAt(index);
    for (const filler of tableFillers)
      filler.addRows(member, (table, values) => batch.get(table)?.push(encodeRow(values)), context);
    if (index % sliceSize === 0) await yieldToEventLoop();
  }
  return batch;
}

async function writeBatch(client: Client, batch: ReadonlyMap<string, readonly string[]>) {
  for (const [table, rows] of batch) {
    if (rows.length > 0)
      await copyInto(client, table, filledTables.get(table) ?? [], rows.join(''));
  }
}
