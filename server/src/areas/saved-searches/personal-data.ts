import { Object as Row } from 'typebox';
import { Flag, Json, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  archived({
    name: 'saved-searches',
    table: 'saved_search',
    sample: {
      id: 'gen_random_uuid()',
      member_id: '$member',
      name: '$trace',
      filter: `'{"minAge": 30}'`,
      sort: `'new'`,
      alerts: 'true',
      new_after: 'now()',
      created_at: 'now()',
    },
    statement: statement({
      name: 'archive_saved_searches',
      text: `select name, filter, sort, alerts, created_at from saved_search
        where member_id = $memberId order by created_at, id`,
      params: { memberId: 'uuid' },
      row: Row({ name: Text, filter: Json(), sort: Text, alerts: Flag, created_at: Timestamp }),
    }),
  }),
];
