import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type CopiedTable, nameOf } from './copied-tables.ts';

const listed = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');

/** All rows of a table as lines of text, which each version of PostgreSQL can read. */
export const copyOut = (client: Client, table: CopiedTable): Readable =>
  client.query(copyTo(`copy ${nameOf(table)} (${listed(table.columns)}) to stdout`));

export async function copyIn(client: Client, table: CopiedTable, rows: AsyncIterable<Buffer>) {
  const text = `copy ${nameOf(table)} (${listed(table.columns)}) from stdin`;
  await pipeline(rows, client.query(copyFrom(text)));
}

/** The same value has the same text on each server. */
const sameText = `set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off;
  set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set search_path = public`;

export async function prepareToCopy(client: Client) {
  await client.query(sameText);
}
