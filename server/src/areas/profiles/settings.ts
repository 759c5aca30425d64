import type { OwnUser } from '@kindred/contract/members';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';

type Settings = OwnUser['settings'];

const insertProfile = statement({
  name: 'begin_profile',
  text: 'insert into profile (member_id) values ($id) on conflict do nothing',
  params: { id: 'uuid' },
});

const updateSettings = statement({
  name: 'change_settings',
  text: `update profile set show_last_active = coalesce($showLastActive, show_last_active),
      show_distance = coalesce($showDistance, show_distance), paused = coalesce($paused, paused),
      incognito = coalesce($incognito, incognito), incognito_ended = incognito_ended and $paused is null
    where member_id = $id
    returning show_last_active as "showLastActive", show_distance as "showDistance", paused, incognito,
      incognito_ended as "incognitoEnded", both_ways as "bothWays"`,
  params: {
    id: 'uuid',
    showLastActive: 'bool?',
    showDistance: 'bool?',
    paused: 'bool?',
    incognito: 'bool?',
  },
  row: Row({
    showLastActive: Flag,
    showDistance: Flag,
    paused: Flag,
    incognito: Flag,
    incognitoEnded: Flag,
    bothWays: Flag,
  }),
});

/** Changes the given settings. */
export const changeSettings = (
  pool: Pool,
  id: string,
  change: Partial<Omit<Settings, 'bothWays' | 'incognitoEnded'>>,
): Promise<Settings> =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, id);
    await insertProfile.run(client, { id });
    return updateSettings.one(client, { ...unchanged, ...change, id });
  });

const unchanged = {
  showLastActive: null,
  showDistance: null,
  paused: null,
  incognito: null,
};
