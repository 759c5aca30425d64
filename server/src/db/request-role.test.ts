import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { Client } from 'pg';
import { requestRole, requestUrlOf } from '../../test/database/request-role.ts';
import { openPool } from './connect.ts';
import { admitRequestRole } from './request-role.ts';

const url = await testDatabase();
const pool = openPool(requestUrlOf(url), 1);
afterAll(() => pool.end());

const ways = [
  'reset role',
  'set role none',
  'set local role none',
  'set role kindred',
  'set session authorization default',
  'set session authorization kindred',
  'reset session authorization',
  'discard all',
  'alter role kindred_app superuser',
  'grant kindred to kindred_app',
  "select set_config('role', 'none', false)",
  "select set_config('session_authorization', 'kindred', false)",
];

test.each(ways)(
  'trust 20: %s does not let a request act as the owner of the tables',
  async (way) => {
    await pool.query(way).catch(() => undefined);
    const { rows } = await pool.query('select session_user, current_user');
    expect(rows).toEqual([{ session_user: 'kindred_app', current_user: 'kindred_app' }]);
    for (const attempt of [
      'delete from audit',
      'alter table audit disable trigger all',
      "set session_replication_role = 'replica'",
      'drop table audit',
      "copy audit to program 'true'",
    ])
      await expect(pool.query(attempt), attempt).rejects.toThrow(/permission denied|must be owner/);
  },
);

test('trust 20: the log cannot be hidden by a temporary table, and no one returns after being erased', async () => {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await admitRequestRole(owner, requestRole);
  await owner.end();
  await expect(pool.query('create temp table audit (id uuid)')).rejects.toThrow(
    /permission denied/,
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into member (id, email, state, state_by) values (gen_random_uuid(), 'gone@member.example', 'erased', 'self')
      returning id`,
  );
  await expect(
    pool.query(`update member set state = 'active', state_by = null where id = $1`, [rows[0]?.id]),
  ).rejects.toThrow('cannot be restored');
});
