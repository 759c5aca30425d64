import { Object as Row } from 'typebox';
import { Day, Integer, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const reachedLimits = archived({
  name: 'reached-limits',
  table: 'limit_reached',
  sample: {
    member_id: '$member',
    day: 'current_date',
    what: `'people'`,
    times: '1',
    last_at: 'now()',
  },
  statement: statement({
    name: 'archive_reached_limits',
    text: `select day, what, times, last_at from limit_reached
      where member_id = $memberId order by day, what`,
    params: { memberId: 'uuid' },
    row: Row({ day: Day, what: Text, times: Integer, last_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  archived({
    name: 'first-found',
    table: 'first_found',
    sample: { member_id: '$member', at: 'now()' },
    statement: statement({
      name: 'archive_first_found',
      text: 'select at from first_found where member_id = $memberId',
      params: { memberId: 'uuid' },
      row: Row({ at: Timestamp }),
    }),
  }),
  {
    table: 'card',
    notArchived: 'A copy of the profile and the answers, for lists and decks',
  },
  { table: 'card_weight', notArchived: 'A copy of the answers, for lists sorted by score' },
  { table: 'card_field', notArchived: 'A copy of fields of the profile, for filters' },
  {
    table: 'deck',
    notArchived: 'The ids of other members, who can be found by the same preferences again',
    sample: {
      member_id: '$member',
      made_at: 'now()',
      made_for: `'{}'`,
      step: `'yours'`,
      people: `'{}'`,
    },
  },
  {
    table: 'card_change',
    notArchived: 'That a card changed, for decks of others, until the next day',
  },
  {
    table: 'rank_bonus',
    notArchived: 'It comes from what everyone is looking for, and would tell it',
    sample: { member_id: '$member', bonus: '1' },
  },
  {
    table: 'estimate_progress',
    notArchived: 'What the estimate of the order of decks has found so far, for minutes',
    sample: {
      part: '0',
      round: '1',
      saved_at: 'now()',
      members: 'array[$member::uuid]',
      bonus: `'{0}'`,
      sums: `'{0}'`,
    },
  },
  {
    table: 'daily_use',
    notArchived: 'Counts of one day, without names',
    sample: { member_id: '$member', day: 'current_date', people: `'{1}'` },
  },
  reachedLimits,
];
