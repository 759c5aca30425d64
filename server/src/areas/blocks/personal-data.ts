import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const blocks = archived({
  name: 'blocks',
  table: 'block',
  statement: statement({
    name: 'archive_blocks',
    text: `select 'another member' as blocked, created_at from block
      where member_id = $memberId and mine and name is not null order by created_at, other_id`,
    params,
    row: Row({ blocked: Text, created_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [blocks];
