import { isLocked } from '@kindred/contract/reports/reasons';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import { claimOf } from '@kindred/contract/reports/claims';
import { AppError } from '../../../errors.ts';
import type { CaseToDecide } from './case-to-decide.ts';

/**
 * Every decision comes through here, with one key or with many cases. What can't wait is decided alone, by someone who names it and
 * could see the evidence.
 */
export function refuseUnseen(
  { open, kind, escalated_at }: Pick<CaseToDecide, 'open' | 'kind' | 'escalated_at'>,
  { reports, confirmed = [] }: Pick<NewDecision, 'reports' | 'confirmed'>,
) {
  const chosen = new Set(reports.map(({ _id }) => _id.toLowerCase()));
  const claims = open.flatMap((report) => (chosen.has(report._id) ? (claimOf(report) ?? []) : []));
  if (!claims.every((claim) => confirmed.includes(claim))) throw new AppError('claim_unconfirmed');
  if (isLocked({ kind, isEscalated: escalated_at !== null }, claims))
    throw new AppError('evidence_locked');
}
