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
  if (new Set(chosen).size < chosen.length) throw new AppError('report_named_twice');
  if (found.version === version && settledReports.length === 0) return;
  const newReports = open.filter((id) => !chosen.includes(id));
  throw new AppError(codeOf(newReports.length, settledReports.length), {
    data: { case: await readCase(db, found.id, member, now), newReports, settledReports },
  });
}

function codeOf(added: number, settled: number) {
  if (settled > 0) return 'case_already_decided';
  if (added > 0) return 'case_has_new_report';
  return 'case_changed';
}
