import { sanctions } from '@kindred/contract/desk/sanctions';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { listOf } from '../../db/list-of.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const decisions = archived({
  name: 'decisions',
  table: 'decision',
  statement: statement({
    name: 'archive_decisions',
    text: `select id, action, decided_at, until, ground, clause, category, keyword, reason, written_reason,
        reversed_at
      from decision
      where member_id = $memberId and action in ${listOf(sanctions)} and notified_at is not null
      order by decided_at, id`,
    params: { memberId: 'uuid' },
    row: Row({
      id: Uuid,
      action: Text,
      decided_at: Timestamp,
      until: OrNull(Timestamp),
      ground: OrNull(Text),
      clause: OrNull(Text),
      category: OrNull(Text),
      keyword: OrNull(Text),
      reason: OrNull(Text),
      written_reason: OrNull(Text),
      reversed_at: OrNull(Timestamp),
    }),
  }),
  sample: {
    id: 'gen_random_uuid()',
    member_id: '$member',
    action: `'warn'`,
    decided_by: '$member',
    decided_at: 'now()',
    ground: `'terms'`,
    reason: '$trace',
    written_reason: '$trace',
    notified_at: 'now()',
  },
});

const appeals = archived({
  name: 'appeals',
  table: 'appeal',
  statement: statement({
    name: 'archive_appeals',
    text: `select message, made_at, outcome, answer, decided_at from appeal
      where member_id = $memberId order by made_at, id`,
    params: { memberId: 'uuid' },
    row: Row({
      message: Text,
      made_at: Timestamp,
      outcome: OrNull(Text),
      answer: OrNull(Text),
      decided_at: OrNull(Timestamp),
    }),
  }),
  sample: {
    id: 'gen_random_uuid()',
    decision_id: '(select id from decision where member_id = $member limit 1)',
    member_id: '$member',
    message: '$trace',
    made_at: 'now()',
  },
});

const standing = archived({
  name: 'reporting',
  table: 'reporter_standing',
  statement: statement({
    name: 'archive_reporter_standing',
    text: `select warned_at, reason, aside_until from reporter_standing where member_id = $memberId`,
    params: { memberId: 'uuid' },
    row: Row({ warned_at: Timestamp, reason: Text, aside_until: OrNull(Timestamp) }),
  }),
  sample: { member_id: '$member', warned_at: 'now()', warned_by: '$member', reason: '$trace' },
});

export const personalData: readonly PersonalTable[] = [
  decisions,
  appeals,
  standing,
  {
    table: 'photo_claim',
    notArchived: 'Who of the team looks at a photo, for minutes',
    sample: {
      member_id: '$member',
      public_id: '(select public_id from photo where member_id = $member limit 1)',
      staff_id: '$member',
      until: 'now()',
    },
  },
  {
    table: 'danger_record',
    notArchived: 'What was passed to the police, whose work it could disturb; given on request',
    stays: 'What was passed to the police or a court about a danger to life, as a record for them',
    sample: {
      id: 'gen_random_uuid()',
      member_id: '$member',
      suspicion: '$trace',
      passed_to: `'Police'`,
      passed_what: `'The messages'`,
      passed_at: 'now()',
      recorded_by: '$member',
      recorded_at: 'now()',
    },
  },
];
