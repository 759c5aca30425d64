import type { ProblemType } from '@kindred/contract/reports/report-types';

interface Reason {
  readonly type: ProblemType;
  /** Starts the description, if the type alone doesn't say enough for staff to set the priority. */
  readonly prefix?: string;
}

export const personReasons = {
  fake: { type: 'Account Issue', prefix: 'Fake profile or scam' },
  minor: { type: 'Inappropriate Content', prefix: 'May be under 18' },
  content: { type: 'Inappropriate Content' },
  harassment: { type: 'Harassment' },
  elsewhere: { type: 'Other', prefix: 'Harm or threat outside the app' },
  other: { type: 'Other' },
} as const satisfies Record<string, Reason>;

export const serviceReasons = {
  technical: { type: 'Technical Issue' },
  bug: { type: 'Bug Report' },
  account: { type: 'Account Issue' },
  payment: { type: 'Payment Problem' },
  service: { type: 'Other' },
} as const satisfies Record<string, Reason>;

export type ReportReason = keyof typeof personReasons | keyof typeof serviceReasons;

const reasons: Record<ReportReason, Reason> = { ...personReasons, ...serviceReasons };

/** The type and the description of a report with this reason. */
export function reportFor(reason: ReportReason, description: string) {
  const { type, prefix } = reasons[reason];
  return { problem_type: type, description: prefix ? `${prefix}: ${description}` : description };
}

/** The longest description that still fits with the text that the reason adds. */
export const roomFor = (reason: ReportReason | '', limit: number) =>
  limit - (reason === '' ? 0 : reportFor(reason, '').description.length);
