import { array, assert, asyncProperty, record, string, uint8Array } from 'fast-check';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../server/test/database/database.ts';
import { copyInto, encodeRow } from './copy-rows.ts';

const client = new Client(await testDatabase());
await client.connect();
await client.query(
  'create temp table copied (words text, list text[], document jsonb, bytes bytea)',
);
afterAll(() => client.end());

// PostgreSQL stores every character except this one.
const text = string({ unit: 'binary' }).map((value) => value.replaceAll('\0', ''));

test('text, lists, JSON and bytes are copied unchanged, whatever they contain', async () => {
  const row = record({
    words: text,
    list: array(text),
    document: array(text),
    bytes: uint8Array(),
  });
  await assert(
    asyncProperty(row, async ({ words, list, document, bytes }) => {
      await client.query('truncate copied');
      const line = encodeRow([words, list, { json: document }, bytes]);
      await copyInto(client, 'copied', ['words', 'list', 'document', 'bytes'], line);
      const { rows } = await client.query('select * from copied');
      expect(rows).toEqual([{ words, list, document, bytes: Buffer.from(bytes) }]);
    }),
  );
});

test('null, numbers, booleans and dates keep their type', async () => {
  await client.query('create temp table kinds (a text, b integer, c boolean, d timestamptz)');
  const moment = new Date('2026-03-14T12:00:00.123Z');
  await copyInto(client, 'kinds', ['a', 'b', 'c', 'd'], encodeRow([null, -7, true, moment]));
  const { rows } = await client.query('select * from kinds');
  expect(rows).toEqual([{ a: null, b: -7, c: true, d: moment }]);
});
