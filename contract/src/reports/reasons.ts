// No schemas here: the report dialog loads this file on many pages.
import type { Clause } from '../desk/grounds.ts';
import type { Priority, ProblemType } from './report-types.ts';

interface ReportReason {
  /** Where people can choose it: about a member, about the service, or in the form for people without an account. */
  readonly forms: readonly ('person' | 'service' | 'notice')[];
  readonly problem_type: ProblemType;
  /** Words of the description can only raise it. */
  readonly priority: Priority;
  /** The rule that such reports are usually about. */
  readonly clause: Clause;
  /** What such a report says that can't wait, whatever its words. */
  readonly claim?: 'minor';
  /** It says more than its problem type, so that lists show both. */
  readonly isNarrower?: true;
  /** The law lets people report it without their name and email. */
  readonly staysUnnamed?: true;
}

/** What people choose when they report, in the order of the forms. */
export const reportReasons = {
  'child-abuse': {
    forms: ['notice'],
    problem_type: 'Inappropriate Content',
    priority: 'critical',
    clause: 'adults-only',
    claim: 'minor',
    isNarrower: true,
    staysUnnamed: true,
  },
  fake: {
    forms: ['person', 'notice'],
    problem_type: 'Account Issue',
    priority: 'medium',
    clause: 'real-person',
    isNarrower: true,
  },
  'under-age': {
    forms: ['person', 'notice'],
    problem_type: 'Inappropriate Content',
    priority: 'critical',
    clause: 'adults-only',
    claim: 'minor',
    isNarrower: true,
  },
  content: {
    forms: ['person', 'notice'],
    problem_type: 'Inappropriate Content',
    priority: 'high',
    clause: 'consent',
  },
  harassment: {
    forms: ['person', 'notice'],
    problem_type: 'Harassment',
    priority: 'high',
    clause: 'respect',
  },
  'outside-the-app': {
    forms: ['person'],
    problem_type: 'Other',
    priority: 'critical',
    clause: 'safety',
    isNarrower: true,
  },
  technical: {
    forms: ['service'],
    problem_type: 'Technical Issue',
    priority: 'other',
    clause: 'honest-reports',
  },
  bug: {
    forms: ['service'],
    problem_type: 'Bug Report',
    priority: 'other',
    clause: 'honest-reports',
  },
  account: {
    forms: ['service'],
    problem_type: 'Account Issue',
    priority: 'medium',
    clause: 'honest-reports',
  },
  payment: {
    forms: ['service'],
    problem_type: 'Payment Problem',
    priority: 'medium',
    clause: 'honest-reports',
  },
  'something-else': {
    forms: ['person', 'service', 'notice'],
    problem_type: 'Other',
    priority: 'other',
    clause: 'safety',
  },
} as const satisfies Record<string, ReportReason>;

export type ReasonCode = keyof typeof reportReasons;
export const reasonCodes = Object.keys(reportReasons) as ReasonCode[];

/** The reasons that people without an account can choose. */
export type NoticeReason = {
  [Code in ReasonCode]: 'notice' extends (typeof reportReasons)[Code]['forms'][number]
    ? Code
    : never;
}[ReasonCode];

export const staysUnnamed = (code: ReasonCode) =>
  (reportReasons[code] as ReportReason).staysUnnamed ?? false;

export const reasonsOf = (form: ReportReason['forms'][number]) =>
  reasonCodes.filter((code) => (reportReasons[code] as ReportReason).forms.includes(form));

/** The reason of a report, if it says more than its problem type. */
export const narrowerReason = (code: ReasonCode | null) =>
  code && (reportReasons[code] as ReportReason).isNarrower ? code : null;
