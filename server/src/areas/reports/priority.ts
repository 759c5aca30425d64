import { claimOf } from '@kindred/contract/reports/claims';
import { type ReasonCode, reportReasons } from '@kindred/contract/reports/reasons';
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
  readonly reason?: ReasonCode | null;
  readonly description: string;
}

/** The priority of a new report: its reason decides, or its type without one. What it claims can only raise it. */
export function priorityFor({ type, reason, description }: Reported): Priority {
  if (claimOf({ description })) return 'critical';
  return reason ? reportReasons[reason].priority : priorityOf[type];
}
