import { g as Id, v as Nullable, x as Time, y as OneOf } from './members-DaHwJcC0.js';
import {
  i as reportStatuses,
  n as priorities,
  r as problemTypes,
} from './report-types-CGgzN0iD.js';
import { n as reasonsOf } from './reason-forms-BtJLa3E8.js';
import * as Type from 'typebox';
// contract/src/reports/reasons.ts
/** What people choose when they report. `reason-forms.ts` says where, and `report-list.ts` which of them lists show. */
var reportReasons = {
  'child-abuse': {
    problem_type: 'Inappropriate Content',
    priority: 'critical',
    clause: 'adults-only',
    claim: 'minor',
  },
  fake: {
    problem_type: 'Account Issue',
    priority: 'medium',
    clause: 'real-person',
  },
  scam: {
    problem_type: 'Account Issue',
    priority: 'high',
    clause: 'no-money',
  },
  'under-age': {
    problem_type: 'Inappropriate Content',
    priority: 'critical',
    clause: 'adults-only',
    claim: 'minor',
  },
  threat: {
    problem_type: 'Harassment',
    priority: 'critical',
    clause: 'safety',
    claim: 'violence',
  },
  'unwanted-nude': {
    problem_type: 'Inappropriate Content',
    priority: 'high',
    clause: 'consent',
  },
  'intimate-picture': {
    problem_type: 'Inappropriate Content',
    priority: 'critical',
    clause: 'intimate-pictures',
  },
  'outside-the-app': {
    problem_type: 'Other',
    priority: 'critical',
    clause: 'safety',
    claim: 'violence',
  },
  content: {
    problem_type: 'Inappropriate Content',
    priority: 'high',
    clause: 'consent',
  },
  harassment: {
    problem_type: 'Harassment',
    priority: 'high',
    clause: 'respect',
  },
  selling: {
    problem_type: 'Other',
    priority: 'medium',
    clause: 'no-spam',
  },
  technical: {
    problem_type: 'Technical Issue',
    priority: 'other',
    clause: 'honest-reports',
  },
  bug: {
    problem_type: 'Bug Report',
    priority: 'other',
    clause: 'honest-reports',
  },
  account: {
    problem_type: 'Account Issue',
    priority: 'medium',
    clause: 'honest-reports',
  },
  payment: {
    problem_type: 'Payment Problem',
    priority: 'medium',
    clause: 'honest-reports',
  },
  'something-else': {
    problem_type: 'Other',
    priority: 'other',
    clause: 'safety',
  },
};
var reasonCodes = /* @__PURE__ */ Object.keys(reportReasons);
// contract/src/reports.ts
var Reply = /* @__PURE__ */ Type.Object(
  {
    _id: Id,
    message: /* @__PURE__ */ Type.String(),
    isInternal: /* @__PURE__ */ Type.Boolean(),
    repliedBy: /* @__PURE__ */ Type.Object({
      name: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    }),
    repliedAt: Time,
  },
  { title: 'Reply' },
);
var person = {
  _id: Id,
  name: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
  email: /* @__PURE__ */ Type.String(),
};
/** A report for staff. */
var Report = /* @__PURE__ */ Type.Object(
  {
    _id: Id,
    user: /* @__PURE__ */ Type.Union([
      /* @__PURE__ */ Type.Object(person),
      /* @__PURE__ */ Type.Null(),
    ]),
    reportedUser: /* @__PURE__ */ Type.Union([
      /* @__PURE__ */ Type.Object(person),
      /* @__PURE__ */ Type.Null(),
    ]),
    problem_type: /* @__PURE__ */ OneOf(problemTypes),
    reason: /* @__PURE__ */ Nullable(/* @__PURE__ */ OneOf(reasonCodes)),
    description: /* @__PURE__ */ Type.String(),
    priority: /* @__PURE__ */ OneOf(priorities),
    status: /* @__PURE__ */ OneOf(reportStatuses),
    createdAt: Time,
    settledAt: /* @__PURE__ */ Nullable(Time),
    assignee: /* @__PURE__ */ Type.Union([
      /* @__PURE__ */ Type.Object({
        _id: Id,
        name: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
      }),
      /* @__PURE__ */ Type.Null(),
    ]),
    caseId: Id,
    case: /* @__PURE__ */ Type.Union([
      /* @__PURE__ */ Type.Object({
        _id: Id,
        open: /* @__PURE__ */ Type.Integer({
          description: 'Reports of this case that are still open',
        }),
        total: /* @__PURE__ */ Type.Integer({ description: 'Reports of this case' }),
      }),
      /* @__PURE__ */ Type.Null(),
    ]),
    replies: /* @__PURE__ */ Type.Array(Reply),
    version: /* @__PURE__ */ Type.String({
      description: 'The ETag of status, priority and assignee',
    }),
  },
  { title: 'Report' },
);
new Set(/* @__PURE__ */ ['person', 'service', 'former'].flatMap((form) => reasonsOf(form)));
var createReport = {
  method: 'POST',
  url: '/reports/create-reports',
  access: 'member',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var myReports = {
  method: 'GET',
  url: '/reports/my-reports',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var Evidence = /* @__PURE__ */ Type.Object({
  kind: /* @__PURE__ */ OneOf(['profile', 'photo', 'message']),
  takenAt: Time,
  content: /* @__PURE__ */ Type.Unsafe({ description: 'A snapshot of what was reported' }),
});
var { _id, problem_type, reason, status, createdAt, description } = Report.properties;
var readReport = {
  method: 'GET',
  url: '/reports/report/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readConversation = {
  method: 'GET',
  url: '/reports/report/:id/conversation',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listReplies = {
  method: 'GET',
  url: '/reports/report/:id/replies',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  myReports as a,
  reasonCodes as c,
  listReplies as i,
  reportReasons as l,
  Reply as n,
  readConversation as o,
  createReport as r,
  readReport as s,
  Evidence as t,
};
