// No schemas here, and no more than the desk needs, which loads this file. Two others say what else reasons have.
import type { Clause } from '../desk/grounds.ts';
import type { DecisionAction } from '../desk/sanctions.ts';
import type { ReportOutcome } from './outcomes.ts';
import type { Priority, ProblemType } from './report-types.ts';

/** What a report can say that can't wait, the gravest first. Only its reason says the last one. */
export const claims = ['minor', 'life', 'violence', 'intimate-picture'] as const;
export type Claim = (typeof claims)[number];

interface ReportReason {
  readonly problem_type: ProblemType;
  /** Words of the description can only raise it. */
  readonly priority: Priority;
  /** The rule that such reports are usually about. */
  readonly clause: Clause;
  /** What such a report says that can't wait, whatever its words. */
  readonly claim?: Claim;
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
    claim: 'intimate-picture',
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

interface Settled {
  readonly action: DecisionAction;
  readonly outcome: ReportOutcome | 'open';
  readonly claim: Claim | null;
}

/** The reporter of a report that can't wait gets a text that is about it if nothing is done, and no one wrote another. */
export const claimAnswered = ({ action, outcome, claim }: Settled) =>
  action !== 'dismiss' || outcome === 'resolved' || outcome === 'open' ? null : claim;

interface Escalatable {
  /** A case about the service has no evidence. */
  readonly kind: 'person' | 'service';
  readonly isEscalated: boolean;
}

/**
 * The evidence of a case that may show a child can't be seen before the case is escalated, so no one decides about such a report
 * before.
 */
export const isLocked = ({ kind, isEscalated }: Escalatable, said: readonly (Claim | null)[]) =>
  kind === 'person' && !isEscalated && said.includes('minor');
