import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Seen } from './case.ts';

/** The entries of the audit log for reading a case: one for the person, and one for each report whose evidence was shown. */
export function caseReadEntries({ id, member_id, reports }: Seen): AuditEntry[] {
  const details = { part: 'case', case: id };
  const subjects = [
    ...(member_id ? [{ kind: 'member' as const, id: member_id }] : []),
    ...reports.map((report) => ({ kind: 'report' as const, id: report.id })),
  ];
  return subjects.map((subject) => ({ action: `${subject.kind}.read` as const, subject, details }));
}
