import { x as Time } from './members-DaHwJcC0.js';
import { i as reportStatuses } from './report-types-CGgzN0iD.js';
import './reports-DHcW4ZO5.js';
import { t as messages } from './report-words-B9hrlJUz.js';
import { t as ReportStatusBadge } from './report-status-badge-DqigmSKh.js';
import 'typebox';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconChevronsUp from '@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
// contract/src/reports/report-list.ts
var openStatuses = ['pending', 'in_progress'];
/** The filters of the list of reports: one status, or all open reports. */
var statusFilters = ['open', ...reportStatuses];
var isSettled = (status) => !openStatuses.includes(status);
/** The statuses that may follow each status. */
var nextStatuses = {
  pending: ['in_progress', 'resolved', 'closed', 'rejected'],
  in_progress: ['resolved', 'closed', 'rejected'],
  resolved: ['in_progress'],
  closed: ['in_progress'],
  rejected: ['in_progress'],
};
var reportSorts = ['createdAt', 'priority', 'status', 'problem_type'];
/** The default order of the list. */
var defaultReportOrder = {
  sortBy: 'createdAt',
  sortOrder: 'desc',
};
/** These say more than their problem type, so that lists show both. */
var narrower = /* @__PURE__ */ new Set([
  'child-abuse',
  'fake',
  'scam',
  'under-age',
  'threat',
  'unwanted-nude',
  'intimate-picture',
  'outside-the-app',
  'selling',
]);
var narrowerReason = (code) => (code && narrower.has(code) ? code : null);
var report_badges_module_default = { priority: '_priority_obnhm_1' };
// web/src/widgets/badges/report-badges.tsx
var priorityIcons = {
  critical: IconAlertCircle,
  high: IconChevronsUp,
  medium: IconEqual,
  other: IconMinus,
};
function StateBadge({ status }) {
  const { statuses } = messages;
  return /* @__PURE__ */ jsx(ReportStatusBadge, {
    status,
    children: statuses[status],
  });
}
/** Shown by weight rather than by a colour, so that colour means the status. Only critical is red. */
function PriorityBadge({ priority }) {
  const { priorities } = messages;
  const Icon = priorityIcons[priority];
  return /* @__PURE__ */ jsxs('span', {
    className: `inline-flex items-center gap-1 muted text-sm nowrap middle ${report_badges_module_default.priority}`,
    'data-kind': priority,
    children: [
      /* @__PURE__ */ jsx(Icon, {
        size: 16,
        stroke: 2,
        'aria-hidden': true,
      }),
      ' ',
      priorities[priority],
    ],
  });
}
({ ...Time });
var listReports = {
  method: 'GET',
  url: '/reports/reports',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var reportStatistics = {
  method: 'GET',
  url: '/reports/report/stats/statistics',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeReportStatus = {
  method: 'PUT',
  url: '/reports/report/:id/status',
  access: ['administrator', 'moderator', 'support'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var changeReportPriority = {
  method: 'PUT',
  url: '/reports/report/:id/priority',
  access: ['administrator', 'moderator', 'support'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var assignReport = {
  method: 'PUT',
  url: '/reports/report/:id/assignee',
  access: ['administrator', 'moderator', 'support'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var replyToReport = {
  method: 'POST',
  url: '/reports/report/:id/reply',
  access: ['administrator', 'moderator', 'support'],
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteReport = {
  method: 'DELETE',
  url: '/reports/delete-report/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  listReports as a,
  PriorityBadge as c,
  isSettled as d,
  narrowerReason as f,
  statusFilters as h,
  deleteReport as i,
  StateBadge as l,
  reportSorts as m,
  changeReportPriority as n,
  replyToReport as o,
  nextStatuses as p,
  changeReportStatus as r,
  reportStatistics as s,
  assignReport as t,
  defaultReportOrder as u,
};
