import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { sheet } from '../../platform/sheet.ts';

const params = { memberId: 'uuid' } as const;

const blocks = sheet({
  name: 'blocks',
  table: 'block',
  statement: statement({
    name: 'archive_blocks',
    text: `select 'another member' as blocked, created_at from block
      where member_id = $memberId and mine order by created_at`,
    params,
    row: Row({ blocked: Text, created_at: Timestamp }),
  }),
});

export const archiveSheets = [blocks];
