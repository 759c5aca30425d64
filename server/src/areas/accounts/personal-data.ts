import { Object as Row } from 'typebox';
import { Flag, LanguageOrNull, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const account = archived({
  name: 'account',
  table: 'member',
  statement: statement({
    name: 'archive_account',
    text: `select id, email, email_verified_at, verified_by_staff, created_at, state, state_by, state_reason,
        state_until, erase_at, password_hash is not null as has_password, staff_role, language, is_vip,
        shown_vip_until(id) as vip_until
      from member where id = $memberId`,
    params,
    row: Row({
      id: Uuid,
      email: Text,
      email_verified_at: OrNull(Timestamp),
      verified_by_staff: Flag,
      created_at: Timestamp,
      state: Text,
      state_by: OrNull(Text),
      state_reason: OrNull(Text),
      state_until: OrNull(Timestamp),
      erase_at: OrNull(Timestamp),
      has_password: Flag,
      staff_role: OrNull(Text),
      language: LanguageOrNull,
      is_vip: Flag,
      vip_until: OrNull(Timestamp),
    }),
  }),
});

const identities = archived({
  name: 'sign-in-providers',
  table: 'identity',
  sample: { member_id: '$member', provider: `'google'`, subject: '$trace' },
  statement: statement({
    name: 'archive_identities',
    text: `select provider, subject, created_at from identity
      where member_id = $memberId order by created_at, provider`,
    params,
    row: Row({ provider: Text, subject: Text, created_at: Timestamp }),
  }),
});

const endedIdentities = archived({
  name: 'removed-sign-in-providers',
  table: 'ended_identity',
  sample: { member_id: '$member', provider: `'google'`, subject: '$trace' },
  statement: statement({
    name: 'archive_ended_identities',
    text: `select provider, subject, ended_at from ended_identity
      where member_id = $memberId order by ended_at, provider, subject`,
    params,
    row: Row({ provider: Text, subject: Text, ended_at: Timestamp }),
  }),
});

const sessions = archived({
  name: 'sessions',
  table: 'session',
  statement: statement({
    name: 'archive_sessions',
    text: `select device, host(address) as address, created_at, rotated_at as last_used_at, ends_at
      from session where member_id = $memberId order by created_at, id`,
    params,
    row: Row({
      device: Text,
      address: OrNull(Text),
      created_at: Timestamp,
      last_used_at: Timestamp,
      ends_at: Timestamp,
    }),
  }),
});

const activity = archived({
  name: 'activity',
  table: 'presence',
  sample: { member_id: '$member', last_active: 'now()' },
  statement: statement({
    name: 'archive_activity',
    text: 'select last_active from presence where member_id = $memberId',
    params,
    row: Row({ last_active: OrNull(Timestamp) }),
  }),
});

const addressChanges = archived({
  name: 'address-changes',
  table: 'address_change',
  sample: {
    member_id: '$member',
    old_email: '$trace',
    by_staff: 'false',
    token_hash: `'x'`,
    changed_at: 'now()',
    undo_until: `now() + interval '1 day'`,
  },
  statement: statement({
    name: 'archive_address_changes',
    text: `select old_email, by_staff, changed_at, undo_until from address_change
      where member_id = $memberId order by changed_at, old_email`,
    params,
    row: Row({ old_email: Text, by_staff: Flag, changed_at: Timestamp, undo_until: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  account,
  identities,
  endedIdentities,
  sessions,
  activity,
  addressChanges,
  {
    table: 'code',
    notArchived: 'Digests of mailed codes, for minutes',
  },
  {
    table: 'known_device',
    notArchived: 'Digests of secrets that browsers keep',
    sample: { member_id: '$member', secret_hash: `'x'`, used_at: 'now()' },
  },
  {
    table: 'factor',
    notArchived: 'The sealed key of an authenticator app',
    sample: { member_id: '$member', pending: '$trace', pending_at: 'now()' },
  },
  {
    table: 'recovery_code',
    notArchived: 'Digests of codes for signing in',
    sample: { member_id: '$member', hash: `'x'` },
  },
  {
    table: 'idempotency',
    notArchived: 'For a day, responses to the member',
  },
];
