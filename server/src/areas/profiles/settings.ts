import type { Language } from '@kindred/contract/languages';
import type { MemberSettings } from '@kindred/contract/members';
import {
  type SwitchName,
  settingNames,
  settingOf,
  switchNames,
} from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import {
  type DistanceUnit,
  distanceUnits,
  hiddenWordLimits,
} from '@kindred/contract/profiles/limits';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, LanguageOrNull, List, OrNull, Text, Word } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
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
      hidden_words = array_remove(hidden_words, $unhideWord::text) ||
        case when $hideWord::text is null or $hideWord = any (hidden_words) then '{}' else array[$hideWord::text] end,
      incognito_ended = incognito_ended and $paused is null
    where member_id = $id
      and ($hideWord::text is null or $hideWord = any (hidden_words)
        or cardinality(array_remove(hidden_words, $unhideWord::text)) < $mostWords)
    returning ${settingColumns}, distance_unit as "distanceUnit", hidden_words as "hiddenWords"`,
  params: {
    id: 'uuid',
    distanceUnit: 'text?',
    hideWord: 'text?',
    unhideWord: 'text?',
    mostWords: 'int4',
    ...forEachName(switchNames, () => 'bool?' as const),
  },
  row: Row({
    ...SettingFields,
    distanceUnit: OrNull(Word(distanceUnits)),
    hiddenWords: List(Text),
  }),
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

const unchanged = {
  ...forEachName(switchNames, () => null),
  distanceUnit: null,
  hideWord: null,
  unhideWord: null,
};

type SettingsChange = Partial<Pick<MemberSettings, SwitchName>> & {
  readonly distanceUnit?: DistanceUnit;
  readonly hideWord?: string;
  readonly unhideWord?: string;
  readonly language?: Language;
};

/** Changes the given settings. */
export const changeSettings = (
  pool: Pool,
  id: string,
  { language: wanted, hideWord, unhideWord, ...change }: SettingsChange,
) =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, id);
    await insertProfile.run(client, { id });
    const changed = await updateSettings.first(client, {
      ...unchanged,
      ...change,
      hideWord: hideWord?.toLowerCase() ?? null,
      unhideWord: unhideWord?.toLowerCase() ?? null,
      mostWords: hiddenWordLimits.words,
      id,
    });
    // The row is locked and there, so only the number of words can have left it out.
    if (!changed)
      throw new AppError('hidden_words_used_up', { params: { most: hiddenWordLimits.words } });
    const { distanceUnit, hiddenWords, ...settings } = changed;
    if (wanted) await updateLanguage.run(client, { id, language: wanted });
    const { language } = await selectLanguage.one(client, { id });
    return { settings, distanceUnit, hiddenWords, language };
  });
