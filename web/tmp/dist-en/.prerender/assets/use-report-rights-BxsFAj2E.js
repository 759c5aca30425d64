import { n as mayCall, t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { b as formatNumber } from '../entry.mjs';
import {
  i as deleteReport,
  o as replyToReport,
  p as nextStatuses,
  r as changeReportStatus,
} from './handling-BGdnEdis.js';
// web/src/texts/en/reports.ts
var messages = {
  title: 'Reports Management',
  loading: 'Loading reports...',
  failed: 'Error loading reports',
  again: 'Try again',
  none: 'No reports found matching your criteria.',
  about: (figure) => `What ${figure} means`,
  cards: {
    total: {
      label: 'Total Reports',
      about: 'All reports except deleted ones.',
    },
    pending: {
      label: 'Pending',
      about: 'Reports no one has started on yet.',
    },
    highPriority: {
      label: 'High Priority',
      about: 'Critical and high priority reports, in any status.',
    },
    responseTime: {
      label: 'Avg Response Time',
      about: 'Average time to the first reply over the last 30 days.',
    },
    unknown: 'N/A',
  },
  filters: {
    search: 'Search by text, name, email or ID',
    searchShort: 'Text, name, email, ID',
    status: 'Status',
    type: 'Type',
    reason: 'Reason',
    priority: 'Priority',
    all: 'All',
    refresh: 'Refresh',
    open: 'Open',
    done: 'Show reports',
    sort: 'Sort',
    orders: {
      createdAt: {
        asc: 'oldest first',
        desc: 'newest first',
      },
      priority: {
        asc: 'least urgent first',
        desc: 'most urgent first',
      },
      status: {
        asc: 'pending first',
        desc: 'rejected first',
      },
      problem_type: {
        asc: 'A to Z',
        desc: 'Z to A',
      },
    },
  },
  views: {
    all: 'All, newest first',
    open: 'Open, most urgent first',
    pending: 'Pending',
    inProgress: 'In Progress',
  },
  showing: (shown, total) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} reports`,
  showingAtLeast: (shown, total) =>
    `Showing ${formatNumber(shown)} of more than ${formatNumber(total)} reports`,
  columns: {
    id: 'ID',
    description: 'Description',
    user: 'User',
    problem_type: 'Type',
    priority: 'Priority',
    status: 'Status',
    createdAt: 'Date',
    replies: 'Replies',
    actions: 'Actions',
  },
  row: {
    unknown: 'Unknown',
    erased: 'Deleted member',
    about: 'About',
    from: 'from',
    inCase: (reports) => `(${formatNumber(reports)} reports)`,
    assigned: (name) => `Assigned to ${name}`,
    notes: (count) => `${formatNumber(count)} ${count === 1 ? 'note' : 'notes'}`,
    replies: (count) => `${formatNumber(count)} ${count === 1 ? 'reply' : 'replies'}`,
    reply: 'Reply',
    replyTo: (id) => `Reply to ${id}`,
    resolve: (id) => `Mark ${id} as resolved`,
    more: (id) => `More actions for ${id}`,
  },
  menu: {
    close: 'Close',
    openCase: 'Open case',
    prioritize: (word) => `Set priority to ${word}`,
    to: {
      pending: 'Pending',
      in_progress: 'Start',
      resolved: 'Resolve',
      closed: 'Close',
      rejected: 'Reject',
    },
    reopen: 'Reopen',
    take: 'Assign to me',
    release: 'Unassign',
    delete: 'Delete report',
  },
  outcome: {
    done: (id, status) => `Report ${id} is ${status.toLowerCase()}.`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  changeFailed: 'Failed to update status. Please try again.',
  otherChangeFailed: "The report couldn't be changed. Please try again.",
  reply: {
    title: (id) => `Reply to Report ${id}`,
    user: 'User',
    issue: 'Issue',
    description: 'Description',
    priority: 'Priority',
    reported: 'Reported member',
    earlier: 'Earlier replies',
    notes: (count) => `Team notes (${formatNumber(count)})`,
    by: (name, date) => (name ? `${name}, ${date}` : date),
    message: 'Reply',
    messageAbout: 'The member who reported this will be notified.',
    note: 'Internal notes (optional)',
    noteAbout: 'Only the team can see this.',
    blank: 'Please enter a reply message',
    send: 'Send Reply',
    sending: 'Sending...',
    cancel: 'Cancel',
    failed: 'Failed to send reply. Please try again.',
  },
  remove: {
    title: (id) => `Delete report ${id}?`,
    about:
      'This permanently deletes the report with its replies, notes and evidence. The audit log records who deleted it.',
    delete: 'Delete report',
    cancel: 'Cancel',
  },
};
// contract/src/reports/part.ts
var isAbout = ({ reportedUser }, memberId) => reportedUser?._id === memberId;
var isBy = ({ user }, memberId) => user?._id === memberId;
/** Staff do not work on a report that they made or that is about them. */
var isPartOf = (report, memberId) => isAbout(report, memberId) || isBy(report, memberId);
// web/src/features/reports/use-report-rights.ts
/** What the signed-in user may do with a report. No one decides a report that they are part of. */
function useReportRights(report) {
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
export { messages as n, useReportRights as t };
