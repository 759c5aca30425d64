import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const holds = archived({
  name: 'held-first-messages',
  table: 'safety_hold',
  sample: {
    id: 'gen_random_uuid()',
    member_id: '$member',
    effect: `'hold'`,
    points: '8',
    rules: `'[]'`,
    began_at: 'now()',
    answer: '$trace',
    answered_at: 'now()',
  },
  statement: statement({
    name: 'archive_safety_holds',
    text: `select effect, began_at, answer, answered_at, outcome, ended_at from safety_hold
      where member_id = $memberId order by began_at, id`,
    params,
    row: Row({
      effect: Text,
      began_at: Timestamp,
      answer: OrNull(Text),
      answered_at: OrNull(Timestamp),
      outcome: OrNull(Text),
      ended_at: OrNull(Timestamp),
    }),
  }),
});

const waiting = archived({
  name: 'waiting-messages',
  table: 'waiting_message',
  sample: {
    member_id: '$member',
    other_id: `(select id from member where id <> $member order by id limit 1)`,
    id: 'gen_random_uuid()',
    contents: `jsonb_build_object('text', $trace::text)`,
    at: 'now()',
  },
  statement: statement({
    name: 'archive_waiting_messages',
    text: `select contents ->> 'text' as text, at from waiting_message
      where member_id = $memberId order by number`,
    params,
    row: Row({ text: OrNull(Text), at: Timestamp }),
  }),
});

const account = archived({
  name: 'first-messages',
  table: 'safety_account',
  sample: { member_id: '$member', updated_at: 'now()' },
  statement: statement({
    name: 'archive_safety_account',
    text: `select a.state, a.until, a.updated_at,
        (select count(*)::int from first_message f where f.member_id = a.member_id) as people
      from safety_account a where a.member_id = $memberId`,
    params,
    row: Row({ state: Text, until: OrNull(Timestamp), updated_at: Timestamp, people: Integer }),
  }),
});

const others = `(select id from member where id <> $member order by id limit 1)`;

export const personalData: readonly PersonalTable[] = [
  holds,
  waiting,
  account,
  {
    table: 'first_message',
    notArchived: 'It repeats what their chats say, and is deleted after a week',
    sample: { member_id: '$member', other_id: others, at: 'now()' },
  },
  {
    table: 'safety_hit',
    notArchived: 'It would say how the rules against fraud can be avoided',
    sample: { member_id: '$member', rule: `'link'`, other_id: others, at: 'now()' },
  },
];
