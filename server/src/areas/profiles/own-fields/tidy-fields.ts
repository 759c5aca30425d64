import { type OwnField, largestFieldNumber } from '@kindred/contract/site/own-fields';
import { knownCondition } from '@kindred/contract/profiles/own-field-values';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { lockMembers } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findPublished } from '../../../platform/site/published-site.ts';
import {
  conditionsOf,
  storedCondition,
  storedValue,
  valuesOf,
} from '../../../platform/site/own-fields.ts';
import { type StoredFields, findStoredFields, writeStoredFields } from './stored-fields.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tidy-own-fields': object;
  }
}

const portion = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

const selectMembers = statement({
  name: 'find_members_with_own_fields',
  text: `select member_id from profile where member_id > $after
      and (own_fields <> '{}' or asked_fields <> '{}' or field_consents <> '{}')
    order by member_id limit ${portion}`,
  params: { after: 'uuid' },
  row: Row({ member_id: Uuid }),
});

/** A range can be made wider again. Until then the numbers outside of it are not shown. */
const withoutRange = (field: OwnField): OwnField =>
  field.range ? { ...field, range: { from: 0, to: largestFieldNumber } } : field;

/** What these fields still know of what a member wrote, asked for and agreed to. */
function tidied(
  { values, conditions, consents }: StoredFields,
  fields: readonly OwnField[],
): StoredFields {
  const kept: [string, StoredFields['values'][string]][] = [];
  for (const value of valuesOf(fields.map(withoutRange), values, consents)) {
    const stored = storedValue(value);
    if (stored !== null) kept.push([String(value.field), stored]);
  }
  const fieldOf = (number: number | string) =>
    fields.find((each) => each.number === Number(number));
  return {
    values: Object.fromEntries(kept),
    conditions: Object.fromEntries(
      conditionsOf(conditions).flatMap((condition) => {
        const known = knownCondition(fieldOf(condition.field), condition);
        return known ? [[String(known.field), storedCondition(known)]] : [];
      }),
    ),
    consents: Object.fromEntries(
      Object.entries(consents).filter(([number]) => fieldOf(number)?.sensitive),
    ),
  };
}

/**
 * Deletes what the published fields no longer know: it would be shown again if a later field had the same number, and it is
 * not needed. One member after another, in portions, so that no one waits for long.
 */
export function tidyFieldsJob({ pool, jobs, site }: JobsApp) {
  // Each night too: a site from a file is not published, and another process may have stored something a moment later.
  jobs.schedule('tidy-own-fields', '23 4 * * *', async () => {
    const { fields } = site.file
      ? site.document
      : (await findPublished(pool, site.defaults)).document;
    for (let after = firstId; ;) {
      const ids = (await selectMembers.all(pool, { after })).map(({ member_id }) => member_id);
      const last = ids.at(-1);
      if (last === undefined) return;
      await inTransaction(pool, async (client) => {
        for (const id of await lockMembers(client, ids))
          await writeStoredFields(client, id, tidied(await findStoredFields(client, id), fields));
      });
      after = last;
    }
  });
}
