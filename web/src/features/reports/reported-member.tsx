import type { Report } from '@kindred/contract/reports';
import { messages } from '../../lib/messages/reports.ts';
import { PersonLink } from './person-link.tsx';
import classes from './report-item.module.css';
import reportsTableClasses from './reports-table.module.css';

/** The member a report is about, and the number of reports in the same case. */
export function ReportedMember({ report }: { report: Report }) {
  const { row: m } = messages;
  if (!report.case) return null;
  const { total } = report.case;
  return (
    <small className={`${classes.small} ${reportsTableClasses.innerSmall}`}>
      {m.about} <PersonLink person={report.reportedUser} />
      {total > 1 && ` ${m.inCase(total)}`}
    </small>
  );
}
