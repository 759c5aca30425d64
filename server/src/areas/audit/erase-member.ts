import { statement } from '../../db/statement.ts';
import type { Db } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const eraseFromAudit = statement({
  name: 'erase_from_audit',
  text: `select from erase_from_audit($rowId, $memberId, $memberId, 'member')`,
  params: { rowId: 'uuid', memberId: 'uuid' },
});

/** Keeps the rows of the log, and removes their details about the member. */
export async function eraseMemberFromAudit(db: Db, { id }: ErasedMember) {
  await eraseFromAudit.run(db, { rowId: timeOrderedId(), memberId: id });
}
