import { actionsShownToMembers } from '@kindred/contract/audit/actions';
import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { listOf } from '../../db/list-of.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const staffActions = archived({
  name: 'what-the-team-did',
  table: 'audit',
  stays: 'That the team did something to an account with this id, without what it said',
  statement: statement({
    name: 'archive_staff_actions',
    text: `select at, action from audit
      where subject_kind = 'member' and subject_id = $memberId and action in ${listOf(actionsShownToMembers)} order by id`,
    params,
    row: Row({ at: Timestamp, action: Text }),
  }),
});

export const personalData: readonly PersonalTable[] = [staffActions];
