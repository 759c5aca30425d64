import type { OwnUser } from '@kindred/contract/members';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';

const params = { id: 'uuid', value: 'bool' } as const;
const row = Row({ showLastActive: Flag, paused: Flag });
const returning = 'returning show_last_active as "showLastActive", paused';

const upserts = {
  show_last_active: statement({
    name: 'write_show_last_active',
    text: `insert into profile (member_id, show_last_active) values ($id, $value)
      on conflict (member_id) do update set show_last_active = $value ${returning}`,
    params,
    row,
  }),
  paused: statement({
    name: 'write_paused',
    text: `insert into profile (member_id, paused) values ($id, $value)
      on conflict (member_id) do update set paused = $value ${returning}`,
    params,
    row,
  }),
};

export const changeSetting = (
  pool: Pool,
  id: string,
  name: keyof typeof upserts,
  value: boolean,
): Promise<OwnUser['settings']> =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, id);
    return upserts[name].one(client, { id, value });
  });
