import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { Db } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { readCase } from '../cases/case.ts';
import type { CaseWork } from '../cases/claims.ts';
import type { CaseToDecide } from './case-to-decide.ts';

/** Refuses a decision on another version of the case, and says what has changed. */
export async function refuseStaleCase(
  db: Db,
  found: CaseToDecide,
  { version, reports }: Pick<NewDecision, 'version' | 'reports'>,
  { member, now }: CaseWork,
) {
  const open = found.open.map(({ _id }) => _id);
  const chosen = reports.map(({ _id }) => _id.toLowerCase());
  const settledReports = chosen.filter((id) => !open.includes(id));
  if (new Set(chosen).size < chosen.length)
    throw new AppError('refused', 'reports: Name each report once.');
  if (found.version === version && settledReports.length === 0) return;
  const newReports = open.filter((id) => !chosen.includes(id));
  throw new AppError('stale', sentenceOf(newReports.length, settledReports.length), {
    data: { case: await readCase(db, found.id, member, now), newReports, settledReports },
  });
}

function sentenceOf(added: number, settled: number) {
  if (settled > 0) return 'A colleague has already decided on this. Check the case again.';
  if (added > 0) return 'Another report has come in. Check the case again.';
  return 'This case has changed. Check it again.';
}
