import { consentVersion } from '@kindred/contract/accounts';
import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const insertConsent = statement({
  name: 'insert_consent',
  text: `insert into consent (member_id, purpose, version, given_at)
    values ($memberId, 'sensitive-data', $version, $now) on conflict do nothing`,
  params: { memberId: 'uuid', version: 'text', now: 'timestamptz' },
});

/** For the current version of the text. Existing consent keeps its date. */
export const recordConsent = (db: Db, memberId: string, now: Date) =>
  insertConsent.run(db, { memberId, version: consentVersion, now });

const selectConsent = statement({
  name: 'find_consent',
  text: `select version, given_at from consent
    where member_id = $memberId and purpose = 'sensitive-data' and withdrawn_at is null
    order by given_at desc limit 1`,
  params: { memberId: 'uuid' },
  row: Row({ version: Text, given_at: Timestamp }),
});

export async function findConsent(db: Db, memberId: string) {
  const row = await selectConsent.first(db, { memberId });
  return row ? { version: row.version, givenAt: row.given_at.toISOString() } : null;
}

const endConsent = statement({
  name: 'withdraw_consent',
  text: `update consent set withdrawn_at = greatest($now, given_at)
    where member_id = $memberId and withdrawn_at is null`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

const deleteSensitiveData = statement({
  name: 'delete_sensitive_data',
  text: `update profile set gender = null, seek_genders = null, field_consents = '{}',
      own_fields = own_fields - array(select jsonb_object_keys(field_consents)),
      asked_fields = asked_fields - array(select jsonb_object_keys(field_consents))
    where member_id = $memberId`,
  params: { memberId: 'uuid' },
});

const deleteAnswers = statement({
  name: 'delete_sensitive_answers',
  text: 'delete from answer where member_id = $memberId',
  params: { memberId: 'uuid' },
});

/** Also deletes the data that the consent was for. */
export async function withdrawConsent(db: Db, memberId: string, now: Date) {
  await endConsent.run(db, { memberId, now });
  await deleteSensitiveData.run(db, { memberId });
  await deleteAnswers.run(db, { memberId });
}
