import { Object as Row } from 'typebox';
import { Day, Flag, Json, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const checks = archived({
  name: 'photo-checks',
  table: 'person_check',
  sample: {
    id: 'gen_random_uuid()',
    member_id: '$member',
    pose: `'look-left'`,
    began_at: 'now()',
    until: 'now()',
    sent_at: 'now()',
    words: '$trace',
  },
  statement: statement({
    name: 'archive_photo_checks',
    text: `select pose, began_at, sent_at, picture is not null as picture_waits, device, words,
        case when settled_at is not null then decision end as decision,
        case when settled_at is not null then reason end as reason, settled_at
      from person_check where member_id = $memberId order by began_at, id`,
    params,
    row: Row({
      pose: Text,
      began_at: Timestamp,
      sent_at: OrNull(Timestamp),
      picture_waits: Flag,
      device: OrNull(Json()),
      words: OrNull(Text),
      decision: OrNull(Text),
      reason: OrNull(Text),
      settled_at: OrNull(Timestamp),
    }),
  }),
});

const badge = archived({
  name: 'photo-check-badge',
  table: 'checked_person',
  sample: {
    member_id: '$member',
    excused: 'false',
    checked_at: 'now()',
    main_photo: `'none'`,
    first_name: '$trace',
    birth_date: `'1990-01-01'`,
  },
  statement: statement({
    name: 'archive_checked_person',
    text: `select excused, checked_at, first_name, birth_date, ended_at, ended_why
      from checked_person where member_id = $memberId`,
    params,
    row: Row({
      excused: Flag,
      checked_at: Timestamp,
      first_name: Text,
      birth_date: Day,
      ended_at: OrNull(Timestamp),
      ended_why: OrNull(Text),
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [checks, badge];
