import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const premium = archived({
  name: 'premium',
  table: 'vip_grant',
  sample: { member_id: '$member', ends_at: `now() + interval '9 days'`, reason: '$trace' },
  statement: statement({
    name: 'archive_premium',
    text: `select starts_at, ends_at, reason from vip_grant
      where member_id = $memberId order by starts_at`,
    params,
    row: Row({ starts_at: Timestamp, ends_at: Timestamp, reason: Text }),
  }),
});

export const personalData: readonly PersonalTable[] = [premium];
