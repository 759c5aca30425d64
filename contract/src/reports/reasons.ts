// No schemas here, and no more than the desk needs, which loads this file. Two others say what else reasons have.
import type { Clause } from '../desk/grounds.ts';
import type { Priority, ProblemType } from './report-types.ts';

interface ReportReason {
  readonly problem_type: ProblemType;
  /** Words of the description can only raise it. */
  readonly priority: Priority;
  /** The rule that such reports are usually about. */
  readonly clause: Clause;
  /** What such a report says that can't wait, whatever its words. */
  readonly claim?: 'minor' | 'violence';
}

/** What people choose when they report. `reason-forms.ts` says where, and `report-list.ts` which of them lists show. */
export const reportReasons = {
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
} as const satisfies Record<string, ReportReason>;

export type ReasonCode = keyof typeof reportReasons;
export const reasonCodes = Object.keys(reportReasons) as ReasonCode[];

/** A reason that the owner of the site added: `own-` with its permanent number. */
export type OwnReason = `own-${number}`;
export type ReasonKey = ReasonCode | OwnReason;
export const isOwnReason = (key: ReasonKey): key is OwnReason => key.startsWith('own-');
