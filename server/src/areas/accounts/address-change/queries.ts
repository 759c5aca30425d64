import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const upsertChange = statement({
  name: 'insert_address_change',
  text: `insert into address_change (member_id, old_email, by_staff, token_hash, changed_at, undo_until)
    values ($memberId, $oldEmail, $byStaff, $tokenHash, $now, $until)
    on conflict (member_id, old_email) do update set token_hash = excluded.token_hash,
      by_staff = address_change.by_staff or excluded.by_staff,
      changed_at = excluded.changed_at, undo_until = excluded.undo_until`,
  params: {
    memberId: 'uuid',
    oldEmail: 'text',
    byStaff: 'bool',
    tokenHash: 'bytea',
    now: 'timestamptz',
    until: 'timestamptz',
  },
});

/** A second change away from the same address replaces the first. */
export const insertAddressChange = upsertChange.run;

const selectLatest = statement({
  name: 'find_latest_address_change',
  text: `select old_email, undo_until from address_change
    where member_id = $memberId and undo_until > $now and (by_staff or not $onlyByStaff)
    order by undo_until desc, old_email limit 1`,
  params: { memberId: 'uuid', now: 'timestamptz', onlyByStaff: 'bool' },
  row: Row({ old_email: Text, undo_until: Timestamp }),
});

/** The latest change that can still be undone. */
export const findLatestChange = (db: Db, memberId: string, now: Date) =>
  selectLatest.first(db, { memberId, now, onlyByStaff: false });

/**
 * The latest change by staff that can still be undone. Until then no mail to the new address gives access: otherwise
 * staff could sign in as the member.
 */
export const findChangeByStaff = (db: Db, memberId: string, now: Date) =>
  selectLatest.first(db, { memberId, now, onlyByStaff: true });

const selectByToken = statement({
  name: 'find_address_change',
  text: `select old_email, changed_at from address_change
    where member_id = $memberId and token_hash = $tokenHash and undo_until > $now`,
  params: { memberId: 'uuid', tokenHash: 'bytea', now: 'timestamptz' },
  row: Row({ old_email: Text, changed_at: Timestamp }),
});

export const findChangeByToken = selectByToken.first;

const selectFrom = statement({
  name: 'find_address_change_from',
  text: `select changed_at from address_change
    where member_id = $memberId and old_email = $email and undo_until > $now`,
  params: { memberId: 'uuid', email: 'text', now: 'timestamptz' },
  row: Row({ changed_at: Timestamp }),
});

/** The change away from this address, if its mailbox can still undo it. */
export const findChangeFrom = selectFrom.first;

const deleteSince = statement({
  name: 'delete_address_changes_since',
  text: 'delete from address_change where member_id = $memberId and changed_at >= $since',
  params: { memberId: 'uuid', since: 'timestamptz' },
});

/** Undoing a change also undoes the later ones. */
export const deleteChangesSince = (db: Db, memberId: string, since: Date) =>
  deleteSince.run(db, { memberId, since });

const deleteReturned = statement({
  name: 'delete_address_change',
  text: 'delete from address_change where member_id = $memberId and old_email = $email',
  params: { memberId: 'uuid', email: 'text' },
});

/** After the account has its old address again. */
export const deleteChangeFrom = (db: Db, memberId: string, email: string) =>
  deleteReturned.run(db, { memberId, email });

const selectReserved = statement({
  name: 'find_reserved_address',
  text: 'select undo_until from address_change where old_email = $email and member_id <> $memberId',
  params: { email: 'text', memberId: 'uuid' },
  row: Row({ undo_until: Timestamp }),
});

/** The time until which another member can return to this address, or null. */
export const findReservedUntil = async (db: Db, email: string, memberId: string) =>
  (await selectReserved.first(db, { email, memberId }))?.undo_until ?? null;
