import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/backup/backup.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { readConfig } from '../../config.ts';
import { openPool } from '../../db/connect.ts';
import { addErasedIds } from './erased-ids.ts';
import { finishRestore } from './finish-restore.ts';

test('a database that PostgreSQL has restored to a moment is finished the same way, once no one uses it', async () => {
  const databaseUrl = await testDatabase();
  const dataDir = await temporaryFolder();
  const folder = await temporaryFolder();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_DIR: folder });
  const id = '0196f3a0-0000-7000-8000-000000000002';
  await addErasedIds(folder, [id]);
  const lines: string[] = [];
  const finish = () => finishRestore(config, new Date(), (line) => void lines.push(line));
  const pool = openPool(databaseUrl, 1);
  await pool.query(`insert into member (id, email) values ($1, 'gone@member.example')`, [id]);
  await pool.query(
    `insert into session (member_id, current_hash, idle_until, ends_at) values ($1, '\\x00', now(), now())`,
    [id],
  );
  await expect(finish()).rejects.toThrow(/^A Kindred is using the database/);
  await pool.end();
  await expect.poll(finish).toBe(undefined);
  expect(lines).toEqual([
    `Members who are erased again at the start: 1, as listed in ${join(folder, 'erased-ids')}.`,
  ]);
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('select state from member where id = $1', [id]);
  const { rows: sessions } = await client.query('select from session');
  await client.end();
  expect(rows).toEqual([{ state: 'erased' }]);
  expect(sessions).toEqual([]);
});
