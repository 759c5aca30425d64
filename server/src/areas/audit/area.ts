import type { Area, ErasedMember } from '../../platform/area.ts';
import { auditRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';
import { statement, type Db } from '../../db/statement.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export const audit: Area = {
  name: 'audit',
  personalData,
  routes: auditRoutes,
  eraseMember: eraseMemberFromAudit,
};

const eraseFromAudit = statement({
  name: 'erase_from_audit',
  writes: true,
  text: `select from erase_from_audit($rowId, $memberId, $memberId, 'member')`,
  params: { rowId: 'uuid', memberId: 'uuid' },
});

/** Keeps the rows of the log, and removes their details about the member. */
async function eraseMemberFromAudit(db: Db, { id }: ErasedMember) {
  await eraseFromAudit.run(db, { rowId: timeOrderedId(), memberId: id });
}
