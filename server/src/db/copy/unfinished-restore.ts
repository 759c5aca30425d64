import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../../errors.ts';

/** Where a restore builds everything up before it is moved to its place. One that was killed leaves it. */
export const stagingIn = (dataDir: string) => join(resolve(dataDir), 'restoring');

/** The mark of a database outside of that folder, which other machines see too. */
const mark = 'kindred_restoring';

/** Committed before the rows, so that a restore that is killed leaves it. */
export const markRestoring = (client: Client) =>
  client.query(`create schema if not exists ${mark}`);

/** In the transaction of the rows, it is gone as soon as they are there. */
export const endMark = (client: Client) => client.query(`drop schema if exists ${mark}`);

/** Without its rows, a start would make a new and empty service. The database is moved to its place last. */
export function refuseUnfinishedFolder(dataDir: string) {
  const staging = stagingIn(dataDir);
  if (!existsSync(staging) || existsSync(join(resolve(dataDir), 'postgres'))) return;
  throw new StartError(
    `A restore into ${resolve(dataDir)} has not ended: run \`npm run restore\` again, or delete ${staging} to start without it.`,
  );
}

export async function refuseUnfinishedDatabase(client: Client, dataDir: string) {
  const { rows } = await client.query<{ marked: boolean; used: boolean }>(
    `select to_regnamespace('${mark}') is not null as marked, to_regclass('public.migration') is not null as used`,
  );
  const { marked, used } = rows[0] ?? { marked: false, used: false };
  const staging = stagingIn(dataDir);
  const left = [
    ...(marked ? [`drop the schema ${mark} of the database`] : []),
    ...(existsSync(staging) ? [`delete ${staging}`] : []),
  ];
  if (used || left.length === 0) return;
  throw new StartError(
    `A restore into the database of DATABASE_URL has not ended: wait for it, or run \`npm run restore\` again if it was stopped. To start without it, ${left.join(' and ')}.`,
  );
}
