import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { oldPassesOf } from '../members/old-passes.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';
import { choiceInWords } from '../../platform/site/choice-words.ts';

const params = { memberId: 'uuid' } as const;
const other = '(select id from member where id <> $member limit 1)';

const choices = archived({
  name: 'likes-and-passes',
  table: 'choice',
  sample: {
    member_id: '$member',
    other_id: other,
    kind: `'like'`,
    note: '$trace',
    part_kind: `'prompt'`,
    part_id: `'perfect-sunday'`,
    part_said: '$trace',
    chosen_at: 'now()',
    stored_at: 'now()',
  },
  statement: statement({
    name: 'archive_choices',
    text: `select 'another member' as about, kind, note, part_kind as part,
        case when part_kind <> 'photo' then part_id end as part_name, stored_at
      from (select other_id, kind, note, part_kind, part_id, stored_at from choice
          where member_id = $memberId and kind <> 'none'
        union all select other_id, 'pass', null, null, null, passed_at from (${oldPassesOf('$memberId')}) as old) as chosen
      order by stored_at, other_id`,
    params,
    row: Row({
      about: Text,
      kind: Text,
      note: OrNull(Text),
      part: OrNull(Text),
      part_name: OrNull(Text),
      stored_at: Timestamp,
    }),
  }),
  describe: ({ part_name: name, ...row }, { document }) => ({
    ...row,
    part_name: name && choiceInWords(document, name),
  }),
});

const matches = archived({
  name: 'matches',
  table: 'match',
  sample: { member_id: '$member', other_id: other, name: `'Peer'`, matched_at: 'now()' },
  statement: statement({
    name: 'archive_matches',
    text: `select 'another member' as about, matched_at from match where member_id = $memberId order by matched_at, other_id`,
    params,
    row: Row({ about: Text, matched_at: Timestamp }),
  }),
});

const bookmarks = archived({
  name: 'bookmarks',
  table: 'bookmark',
  sample: { member_id: '$member', other_id: other, created_at: 'now()' },
  statement: statement({
    name: 'archive_bookmarks',
    text: `select 'another member' as about, created_at from bookmark
      where member_id = $memberId order by created_at, other_id`,
    params,
    row: Row({ about: Text, created_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  choices,
  {
    table: 'old_passes',
    notArchived: 'In the file of likes and passes',
    sample: {
      member_id: '$member',
      last_id: other,
      other_ids: `array[${other}]`,
      passed_at: 'array[now()]',
    },
  },
  matches,
  bookmarks,
  {
    table: 'daily_likes',
    notArchived: 'Counts of one day',
    sample: { member_id: '$member', day: 'current_date', likes: '1' },
  },
];
