import type { Language } from '@kindred/contract/languages';
import type { MemberSettings } from '@kindred/contract/members';
import {
  type SwitchName,
  settingNames,
  settingOf,
  switchNames,
} from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import { type DistanceUnit, distanceUnits } from '@kindred/contract/profiles/limits';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, LanguageOrNull, OrNull, Word } from '../../db/columns.ts';
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
  text: `update profile set ${changes}, distance_unit = coalesce($distanceUnit, distance_unit),
      incognito_ended = incognito_ended and $paused is null
    where member_id = $id
    returning ${settingColumns}, distance_unit as "distanceUnit"`,
  params: {
    id: 'uuid',
    distanceUnit: 'text?',
    ...forEachName(switchNames, () => 'bool?' as const),
  },
  row: Row({ ...SettingFields, distanceUnit: OrNull(Word(distanceUnits)) }),
});

const updateLanguage = statement({
  name: 'change_language',
  text: `update member set language = $language where id = $id`,
  params: { id: 'uuid', language: 'text' },
});

const selectLanguage = statement({
  name: 'find_language',
  text: 'select language from member where id = $id',
  params: { id: 'uuid' },
  row: Row({ language: LanguageOrNull }),
});

const unchanged = { ...forEachName(switchNames, () => null), distanceUnit: null };

type SettingsChange = Partial<Pick<MemberSettings, SwitchName>> & {
  readonly distanceUnit?: DistanceUnit;
  readonly language?: Language;
};

/** Changes the given settings. */
export const changeSettings = (
  pool: Pool,
  id: string,
  { language: wanted, ...change }: SettingsChange,
) =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, id);
    await insertProfile.run(client, { id });
    const { distanceUnit, ...settings } = await updateSettings.one(client, {
      ...unchanged,
      ...change,
      id,
    });
    if (wanted) await updateLanguage.run(client, { id, language: wanted });
    const { language } = await selectLanguage.one(client, { id });
    return { settings, distanceUnit, language };
  });
