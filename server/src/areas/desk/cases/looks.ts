import type { Case } from '@kindred/contract/desk';
import type { AuditEntry } from '../../../platform/audit/audit.ts';

/** What is written down of a look at a case: whom it is about, and every report whose evidence was shown. */
export function lookAt({ _id, person, reports }: Case): AuditEntry[] {
  const details = { part: 'case', case: _id };
  return [
    ...(person
      ? [
          {
            action: 'member.read' as const,
            subject: { kind: 'member' as const, id: person._id },
            details,
          },
        ]
      : []),
    ...reports.map(({ _id: id }) => ({
      action: 'report.read' as const,
      subject: { kind: 'report' as const, id },
      details,
    })),
  ];
}
