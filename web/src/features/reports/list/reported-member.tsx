import type { Report } from '@kindred/contract/reports';
import { messages } from '#texts/reports.ts';
import { CellNote } from '../../../ui/list-table/list-row.tsx';
import { PersonLink } from './person-link.tsx';

/** The member a report is about, and the number of reports in the same case. */
export function ReportedMember({ report }: { report: Report }) {
  const { row: m } = messages;
  if (!report.case) return null;
  const { total } = report.case;
  return (
    <CellNote>
      {m.about} <PersonLink person={report.reportedUser} />
      {total > 1 && ` ${m.inCase({ reports: total })}`}
    </CellNote>
  );
}
