import type { Case } from '@kindred/contract/desk';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { claimAnswered, claims } from '@kindred/contract/reports/reasons';
import { openReports } from './defaults.ts';
import type { Filled } from './draft.ts';

type Report = Case['reports'][number];

const outcomeOf = ({ _id }: Report, { outcomes }: Filled) => outcomes[_id] ?? 'open';

/** The open reports that the decision settles. */
export const settledBy = (found: Pick<Case, 'reports'>, filled: Filled) =>
  openReports(found).filter((report) => outcomeOf(report, filled) !== 'open');

/** What they say that can't wait. */
export const claimsOf = (reports: readonly Report[]) =>
  claims.filter((claim) => reports.some((report) => report.claim === claim));

/** What the service writes about to the reporter, as no one wrote an answer. */
export const answeredClaim = (report: Report, action: DecisionAction, filled: Filled) =>
  filled.isOwnAnswer
    ? null
    : claimAnswered({ action, outcome: outcomeOf(report, filled), claim: report.claim });
