import type { Report } from '@kindred/contract/reports';
import {
  changeReportStatus,
  deleteReport,
  replyToReport,
} from '@kindred/contract/reports/handling';
import { isPartOf } from '@kindred/contract/reports/part';
import { nextStatuses } from '@kindred/contract/reports/report-list';
import { may, mayCall } from '../../lib/calls/may-call.ts';
import { useSession } from '../../lib/sessions/use-session.ts';

/** What the signed-in user may do with a report. No one decides a report that they are part of. */
export function useReportRights(report: Report) {
  const session = useSession();
  const me = session.user?._id ?? '';
  const outside = !isPartOf(report, me);
  const maySettle = report.case === null || may(session, 'decideCases');
  return {
    me,
    mine: report.assignee?._id === me,
    mayReply: outside && mayCall(session, replyToReport),
    maySettle,
    mayResolve:
      outside &&
      maySettle &&
      nextStatuses[report.status].includes('resolved') &&
      mayCall(session, changeReportStatus),
    mayHandle: outside && may(session, 'handleReports'),
    mayDelete: outside && mayCall(session, deleteReport),
  };
}
