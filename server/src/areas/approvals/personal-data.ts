import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const approval = archived({
  name: 'approval',
  table: 'approval',
  sample: {
    member_id: '$member',
    // Who waits has no card, and so nothing in the tables of cards.
    state: `'approved'`,
    decided_at: 'now()',
    began_at: 'now()',
    asked_at: 'now()',
    message: '$trace',
  },
  statement: statement({
    name: 'archive_approval',
    text: `select state, began_at, asked_at, message, reason, words, decided_at from approval
      where member_id = $memberId`,
    params: { memberId: 'uuid' },
    row: Row({
      state: Text,
      began_at: Timestamp,
      asked_at: Timestamp,
      message: OrNull(Text),
      reason: OrNull(Text),
      words: OrNull(Text),
      decided_at: OrNull(Timestamp),
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [approval];
