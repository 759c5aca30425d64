import { Setup, type SetupState, type SetupStep } from '@kindred/contract/site/setup';
import { Object as Row } from 'typebox';
import { Json, OrNull, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

export const setupKey = 'site_setup';

const selectSetup = statement({
  name: 'find_site_setup',
  text: `select value from setting where key = '${setupKey}'`,
  row: Row({ value: Json(Setup) }),
});

// Two who note two steps are not in the way of each other.
const upsertStep = statement({
  name: 'note_site_setup',
  text: `with before as (select value from setting where key = '${setupKey}')
    insert into setting as s (key, value)
    values ('${setupKey}', jsonb_build_object($step::text, $state::text))
    on conflict (key) do update set value = s.value || excluded.value
    returning s.value, (select value ->> $step::text from before) as was`,
  params: { step: 'text', state: 'text' },
  row: Row({ value: Json(Setup), was: OrNull(Text) }),
});

export const findSetup = async (db: Db): Promise<Setup> =>
  (await selectSetup.first(db))?.value ?? {};

/** Notes a step, and says what it was before. */
export const noteStep = (db: Db, step: SetupStep, state: SetupState) =>
  upsertStep.one(db, { step, state });
