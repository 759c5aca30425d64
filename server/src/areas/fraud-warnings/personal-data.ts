import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const warnings = archived({
  name: 'fraud-warnings',
  table: 'fraud_warning',
  sample: {
    recipient_id: '$member',
    id: 'gen_random_uuid()',
    name: '$trace',
    last_wrote_at: 'now()',
    warned_at: 'now()',
  },
  statement: statement({
    name: 'archive_fraud_warnings',
    text: `select name, last_wrote_at, warned_at, withdrawn_at from fraud_warning
      where recipient_id = $memberId order by warned_at, id`,
    params,
    row: Row({
      name: OrNull(Text),
      last_wrote_at: Timestamp,
      warned_at: Timestamp,
      withdrawn_at: OrNull(Timestamp),
    }),
  }),
});

/** That a ban was for fraud, and how many people were warned of the member. */
const bans = archived({
  name: 'fraud-bans',
  table: 'fraud_ban',
  sample: { id: 'gen_random_uuid()', member_id: '$member', banned_at: 'now()' },
  statement: statement({
    name: 'archive_fraud_bans',
    text: `select banned_at, until, reversed_at, warned, withdrawn from fraud_ban
      where member_id = $memberId order by banned_at, id`,
    params,
    row: Row({
      banned_at: Timestamp,
      until: OrNull(Timestamp),
      reversed_at: OrNull(Timestamp),
      warned: Integer,
      withdrawn: Integer,
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [warnings, bans];
