import type { Case } from '@kindred/contract/desk';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { messages as claimAnswers } from '#texts/claim-answers.ts';
import { messages as m } from '#texts/decide.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { ClaimDialog, type SentAnswer } from '../../../widgets/claims/claim-dialog.tsx';
import { isLockedFor } from '../case/use-photo-cover.ts';
import { nameOf } from '../name-of.ts';
import { answeredClaim, claimsOf, settledBy } from './claims-of-decision.ts';
import { answerable } from './defaults.ts';
import type { Filled } from './draft.ts';
import { labelOf } from './label-of.ts';
import { fillAnswer } from './placeholder-values.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  asked: NonNullable<CaseWork['asked']>;
  onClose: () => void;
}

/** What can't wait, before it is decided. */
export function AskFirst({ found, work, asked: { action, filled }, onClose }: Props) {
  const settled = settledBy(found, filled);
  const escalate = () => {
    onClose();
    work.escalate();
  };
  return (
    <ClaimDialog
      decision={labelOf(found, action, filled.days)}
      action={action}
      days={filled.days}
      claims={claimsOf(settled)}
      name={found.person && nameOf(found)}
      answers={sentAnswers(found, action, filled)}
      unlock={isLockedFor(found, settled) ? { label: m.escalate, run: escalate } : null}
      onDecide={work.decideAsked}
      onClose={onClose}
    />
  );
}

/** What all reporters read, alike texts together. */
function sentAnswers(found: Case, action: DecisionAction, filled: Filled): SentAnswer[] {
  const settled = settledBy({ reports: answerable(found) }, filled);
  const alike = Map.groupBy(settled, (report) => answeredClaim(report, action, filled));
  return [...alike].flatMap(([claim, [first, ...others]]) => {
    if (!first) return [];
    const text = claim
      ? claimAnswers[claim]({ reference: shortId(first._id) })
      : filled.answer.trim();
    return [{ text: fillAnswer(first, text), reporters: 1 + others.length }];
  });
}
