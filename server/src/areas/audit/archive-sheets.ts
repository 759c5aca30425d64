import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { sheet } from '../../platform/sheet.ts';

const params = { memberId: 'uuid' } as const;

const staffActions = sheet({
  name: 'what-the-team-did',
  table: 'audit',
  statement: statement({
    name: 'archive_staff_actions',
    text: `select at, action from audit
      where subject_kind = 'member' and subject_id = $memberId order by id`,
    params,
    row: Row({ at: Timestamp, action: Text }),
  }),
});

export const archiveSheets = [staffActions];
