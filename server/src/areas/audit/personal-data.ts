import type { AuditAction } from '@kindred/contract/audit/actions';
import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

/** What members are told about, or can see. That staff looked, or handled a case, would tell that someone reported them. */
const told = [
  'member.edit',
  'member.verify',
  'member.activate',
  'member.deactivate',
  'member.ban',
  'member.ban-end',
  'member.email-undo',
  'member.session-end',
  'member.vip',
  'member.vip-end',
  'payment.refund',
  'payment.end',
] as const satisfies readonly AuditAction[];

const staffActions = archived({
  name: 'what-the-team-did',
  table: 'audit',
  stays: 'That the team did something to an account with this id, without what it said',
  statement: statement({
    name: 'archive_staff_actions',
    text: `select at, action from audit
      where subject_kind = 'member' and subject_id = $memberId and action in ('${told.join("', '")}') order by id`,
    params,
    row: Row({ at: Timestamp, action: Text }),
  }),
});

export const personalData: readonly PersonalTable[] = [staffActions];
