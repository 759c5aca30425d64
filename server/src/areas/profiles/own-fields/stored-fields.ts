import { Object as Row } from 'typebox';
import { type Db, statement } from '../../../db/statement.ts';
import {
  StoredConditions,
  StoredConsents,
  StoredValues,
} from '../../../platform/site/own-fields.ts';

const selectFields = statement({
  name: 'find_fields_of_member',
  text: 'select own_fields, asked_fields, field_consents from profile where member_id = $id',
  params: { id: 'uuid' },
  row: Row({
    own_fields: StoredValues,
    asked_fields: StoredConditions,
    field_consents: StoredConsents,
  }),
});

/** What a member wrote into fields of the owner, what they ask of others, and when they agreed. */
export interface StoredFields {
  readonly values: StoredValues;
  readonly conditions: StoredConditions;
  readonly consents: StoredConsents;
}

export async function findStoredFields(db: Db, id: string): Promise<StoredFields> {
  const row = await selectFields.first(db, { id });
  return {
    values: row?.own_fields ?? {},
    conditions: row?.asked_fields ?? {},
    consents: row?.field_consents ?? {},
  };
}

const updateFields = statement({
  name: 'write_fields_of_member',
  text: `update profile set own_fields = $values, asked_fields = $conditions, field_consents = $consents
    where member_id = $id and (own_fields, asked_fields, field_consents)
      is distinct from ($values::jsonb, $conditions::jsonb, $consents::jsonb)`,
  params: { id: 'uuid', values: 'jsonb', conditions: 'jsonb', consents: 'jsonb' },
});

/** The member is locked. */
export const writeStoredFields = (db: Db, id: string, fields: StoredFields) =>
  updateFields.run(db, { id, ...fields });
