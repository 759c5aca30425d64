import type { MemberSettings } from '@kindred/contract/members';
import {
  type SwitchName,
  settingNames,
  settingOf,
  switchNames,
} from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';

const insertProfile = statement({
  name: 'begin_profile',
  text: 'insert into profile (member_id) values ($id) on conflict do nothing',
  params: { id: 'uuid' },
});

/** Every setting in table `profile`, under its name. */
export const settingColumns = settingNames
  .map((name) => `${settingOf(name).column} as "${name}"`)
  .join(', ');
export const SettingFields = forEachName(settingNames, () => Flag);

const changes = switchNames
  .map((name) => `${settingOf(name).column} = coalesce($${name}, ${settingOf(name).column})`)
  .join(', ');

const updateSettings = statement({
  name: 'change_settings',
  text: `update profile set ${changes}, incognito_ended = incognito_ended and $paused is null
    where member_id = $id
    returning ${settingColumns}`,
  params: { id: 'uuid', ...forEachName(switchNames, () => 'bool?' as const) },
  row: Row(SettingFields),
});

const unchanged = forEachName(switchNames, () => null);

/** Changes the given settings. */
export const changeSettings = (
  pool: Pool,
  id: string,
  change: Partial<Pick<MemberSettings, SwitchName>>,
): Promise<MemberSettings> =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, id);
    await insertProfile.run(client, { id });
    return updateSettings.one(client, { ...unchanged, ...change, id });
  });
