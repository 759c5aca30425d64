import { type Case, escalateCase } from '@kindred/contract/desk';
import { decideCase } from '@kindred/contract/desk/decisions';
import type { DecisionAction } from '@kindred/contract/desk/outcomes';
import { useState } from 'react';
import { useClaim, useEscalate, useLease } from '../../../api/desk/claims.ts';
import { useTexts } from '../../../api/desk/texts.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { useSession } from '../../../lib/use-session.ts';
import type { Decisions } from '../use-decisions.ts';
import { type Draft, fill, missingIn, toDecision } from './draft.ts';
import { useNewReports } from './use-new-reports.ts';

interface Options {
  found: Case;
  draft: Draft;
  decide: Decisions['decide'];
  onLeave: () => void;
}

/** The actions for an open case, and the one in preparation. */
export function useCaseWork({ found, draft, decide, onLeave }: Options) {
  const session = useSession();
  const texts = useTexts().data ?? [];
  const [action, setAction] = useState<DecisionAction>('dismiss');
  const [isGivenUp, setGivenUp] = useState(false);
  const claiming = useClaim();
  const escalating = useEscalate();
  const { holder, closedAt, person } = found;
  const isHeld = holder !== null && !holder.mine;
  const mayWork = closedAt === null && mayCall(session, escalateCase);
  const mayDecide = closedAt === null && !isHeld && mayCall(session, decideCase);
  useLease(found._id, mayWork && !isHeld && !isGivenUp);
  const filled = fill(found, texts, action, draft);
  const missing = missingIn(action, filled);
  const areReportsSeen = useNewReports(found);

  function send(chosen: DecisionAction) {
    const complete = fill(found, texts, chosen, draft);
    if (mayDecide && areReportsSeen() && !missingIn(chosen, complete))
      decide(found, toDecision(found, chosen, complete));
  }

  return {
    texts,
    action,
    filled,
    missing,
    isHeld,
    mayWork,
    mayDecide,
    maySanction: mayDecide && person !== null,
    /** Prepares a sanction; null returns to the default. */
    choose: (chosen: DecisionAction | null) => setAction(chosen ?? 'dismiss'),
    dismiss: () => send('dismiss'),
    confirm: () => send(action),
    claim: () => {
      setGivenUp(holder?.mine ?? false);
      claiming.mutate(found);
    },
    escalate: () =>
      escalating.mutate(found, { onSuccess: () => found.escalatedAt === null && onLeave() }),
    error: claiming.error ?? escalating.error,
  };
}

export type CaseWork = ReturnType<typeof useCaseWork>;
