import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { type Claim, claimAnswered, isLocked } from '@kindred/contract/reports/reasons';
import type { Report } from '@kindred/contract/reports';
import { messages as claimAnswers } from '#texts/claim-answers.ts';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../lib/facts/short-id.ts';
import { ClaimDialog } from '../../widgets/claims/claim-dialog.tsx';
import type { ReportActions } from './report-actions.ts';

export interface Settling {
  readonly report: Report;
  readonly outcome: ReportOutcome;
  readonly claim: Claim;
}

interface Props {
  settling: Settling;
  onChange: ReportActions['onChange'];
  onClose: () => void;
}

/** A report that can't wait, before it is settled. Its evidence may have to be opened at the desk first. */
export function SettleDialog({ settling: { report, outcome, claim }, onChange, onClose }: Props) {
  const { menu: m, row } = messages;
  const navigate = useNavigate();
  const { _id, reportedUser, caseId } = report;
  const answered = claimAnswered({ action: 'dismiss', outcome, claim });
  const text = answered ? claimAnswers[answered]({ reference: shortId(_id) }) : '';
  const openCase = () => void navigate({ to: '/desk', search: { case: caseId } });
  return (
    <ClaimDialog
      decision={m.to[outcome]}
      action="dismiss"
      claims={[claim]}
      name={reportedUser && (reportedUser.name ?? row.unknown)}
      answers={[{ text, reporters: 1 }]}
      unlock={isLockedReport(report) ? { label: m.openCase, run: openCase } : null}
      onDecide={() => {
        onClose();
        onChange({ report, status: outcome, confirmed: [claim] });
      }}
      onClose={onClose}
    />
  );
}

/** Whether no one may see its evidence yet. */
export const isLockedReport = ({ case: found, claim }: Pick<Report, 'case' | 'claim'>) =>
  isLocked({ kind: found ? 'person' : 'service', isEscalated: found?.escalated ?? false }, [claim]);
