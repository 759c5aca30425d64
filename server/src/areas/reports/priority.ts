import { claimOf } from '@kindred/contract/reports/claims';
import { type ReasonKey, isOwnReason, reportReasons } from '@kindred/contract/reports/reasons';
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import type { Priority, ProblemType } from '@kindred/contract/reports/report-types';

const priorityOf: Record<ProblemType, Priority> = {
  Harassment: 'high',
  'Inappropriate Content': 'high',
  'Payment Problem': 'medium',
  'Account Issue': 'medium',
  'Technical Issue': 'other',
  'Bug Report': 'other',
  Other: 'other',
};

interface Reported {
  readonly type: ProblemType;
  readonly reason?: ReasonKey | null;
  readonly description: string;
}

/** The type and the priority of reports with a reason of the product, or of the owner; undefined for one that no one published. */
export function reasonIn(own: readonly CatalogChoice[], reason: ReasonKey) {
  if (isOwnReason(reason)) return own.find(({ key }) => key === reason);
  const { problem_type: type, priority } = reportReasons[reason];
  return { type, priority };
}

/**
 * The priority of a new report: its reason decides, which may be one of the owner's, or its type without one. What it claims can only
 * raise it.
 */
export function priorityFor(
  { type, reason, description }: Reported,
  own: readonly CatalogChoice[] = [],
): Priority {
  if (claimOf({ description })) return 'critical';
  if (!reason) return priorityOf[type];
  return reasonIn(own, reason)?.priority ?? priorityOf[type];
}
