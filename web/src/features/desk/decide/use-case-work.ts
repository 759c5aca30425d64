import { type Case, escalateCase } from '@kindred/contract/desk';
import { decideCase } from '@kindred/contract/desk/decisions';
import { type DecisionAction, isSanction } from '@kindred/contract/desk/sanctions';
import { useState } from 'react';
import { useClaim, useEscalate, useLease } from '../../../api/desk/claims.ts';
import { useTexts } from '../../../api/desk/texts.ts';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { watchField } from '../../../lib/keys/watch-field.ts';
import type { Wait } from '../state/sent-acts.ts';
import type { Decisions } from '../state/use-decisions.ts';
import { claimsOf, settledBy } from './claims-of-decision.ts';
import { type Draft, fill, isPossible, missingIn, toDecision } from './draft.ts';
import { seenPart, useNewParts } from './use-new-parts.ts';

interface Options {
  found: Case;
  draft: Draft;
  wait: Wait;
  decide: Decisions['decide'];
  onLeave: () => void;
}

/** The actions for an open case, and the one in preparation. */
export function useCaseWork({ found, draft, wait, decide, onLeave }: Options) {
  const session = useSession();
  const { data: texts = [], isPending, dataUpdatedAt } = useTexts();
  const [action, setAction] = useState<DecisionAction>('dismiss');
  /** What someone is asked about before it is sent, as it can't be decided by a key. */
  const [asked, setAsked] = useState<DecisionAction | null>(null);
  const [lacksMessage, setLacksMessage] = useState(false);
  const claiming = useClaim();
  const escalating = useEscalate();
  const { holder, closedAt, person } = found;
  const isHeld = holder !== null && !holder.mine;
  const mayWork = closedAt === null && mayCall(session, escalateCase);
  const mayDecide = closedAt === null && !isHeld && mayCall(session, decideCase);
  const take = useLease(found._id, mayWork && holder?.mine ? holder.until : null);
  const filled = fill(found, texts, action, draft);
  const missing = missingIn(action, filled);
  // What would be sent depends on the texts too.
  const seen = `${dataUpdatedAt} ${seenPart(found)}`;
  const isSeen = useNewParts(found._id, seen);

  function send(chosen: DecisionAction, isConfirmed = false) {
    const complete = fill(found, texts, chosen, draft);
    const confirmed = claimsOf(settledBy(found, complete));
    const lacks = missingIn(chosen, complete);
    if (lacks === 'refusal') document.getElementById('desk-refusal')?.focus();
    if (!mayDecide || wait || isPending || !isSeen() || lacks) return;
    const isAsking = confirmed.length > 0 && !isConfirmed;
    setAsked(isAsking ? chosen : null);
    if (!isAsking) decide(found, { ...toDecision(found, chosen, complete, texts), confirmed });
  }

  return {
    texts,
    action,
    /** Someone prepares a sanction. Dismissing needs no preparation. */
    isChosen: isSanction(action),
    filled,
    /** The answer in its field: the usual one comes with the action. */
    answer: isSanction(action) ? filled.answer : (draft.answer ?? ''),
    missing,
    isHeld,
    wait,
    /** What has to be on the screen before it is decided; null until it is up to date and the usual answers are there. */
    seen: isPending || wait ? null : seen,
    mayWork,
    mayDecide,
    maySanction: mayDecide && person !== null,
    /** Prepares a sanction; null returns to the default. */
    choose: (chosen: DecisionAction | null) => {
      const lacks = chosen !== null && isSanction(chosen) && !isPossible(found, chosen);
      setLacksMessage(lacks);
      if (!lacks) setAction(chosen ?? 'dismiss');
    },
    /** Its removal was asked for last. */
    lacksMessage,
    dismiss: () => send('dismiss'),
    confirm: () => send(action),
    /** The decision that waits for someone's choice, with what it sends. */
    asked: asked && { action: asked, filled: fill(found, texts, asked, draft) },
    decideAsked: () => asked && send(asked, true),
    leaveAsked: () => setAsked(null),
    claim: () => claiming.mutate(found),
    /** Claims the case for a note, unless a colleague has it. */
    keep: () => {
      if (mayWork && holder === null) void take();
    },
    escalate: () => {
      const isInField = watchField();
      escalating.mutate(found, {
        onSuccess: () => found.escalatedAt === null && !isInField() && onLeave(),
      });
    },
    error: claiming.error ?? escalating.error,
  };
}

export type CaseWork = ReturnType<typeof useCaseWork>;
