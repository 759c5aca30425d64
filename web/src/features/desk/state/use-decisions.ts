import type { Case } from '@kindred/contract/desk';
import type { Decision, NewDecision } from '@kindred/contract/desk/decisions';
import { useState } from 'react';
import {
  isCaseShown,
  newReportsIn,
  useDecide,
  useReadDeskAgain,
  useUndoDecision,
} from '../../../api/desk/decisions.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/decide.ts';
import {
  forgetFailure,
  officeFailures,
  showFailure,
} from '../../../lib/failures/office-failures.ts';
import { watchField } from '../../../lib/keys/watch-field.ts';
import { nameOf } from '../name-of.ts';
import { beginAct, isUnderWay, sentActs } from './sent-acts.ts';
import type { Desk } from './use-desk.ts';

export interface Done {
  readonly caseId: string;
  readonly name: string;
  readonly action: NewDecision['action'];
  readonly sent: Promise<Decision>;
}

const keyOf = (caseId: string) => `case ${caseId}`;

/**
 * Decides and opens the next case before the server has answered. A failed decision says so, on whatever page the
 * moderator is, and brings its case back, with everything that was typed.
 */
export function useDecisions(desk: Desk, onDecided: (caseId: string) => void) {
  const send = useDecide();
  const undoDecision = useUndoDecision();
  const readAgain = useReadDeskAgain();
  const [done, setDone] = useState<Done | null>(null);
  const failed = officeFailures.use().filter(({ caseId }) => caseId !== null);
  const [undone, setUndone] = useState<string | null>(null);

  // Someone else may have signed in since.
  const fail = (caseId: string, text: string, fresh: readonly string[] = []) =>
    sentActs.get()[caseId] &&
    showFailure({ key: keyOf(caseId), caseId, text, href: `/desk?case=${caseId}`, fresh });

  function decide(found: Case, body: NewDecision) {
    const { _id: caseId } = found;
    if (isUnderWay(caseId)) return;
    const end = beginAct(caseId, 'deciding');
    const name = nameOf(found);
    const sent = send(caseId, body);
    const decision: Done = { caseId, name, action: body.action, sent };
    forgetFailure(keyOf(caseId));
    setUndone(null);
    setDone(decision);
    desk.leave(caseId);
    void finish(decision, end);
  }

  async function finish(decision: Done, end: ReturnType<typeof beginAct>) {
    const { caseId, name, sent } = decision;
    try {
      await sent;
      end();
      onDecided(caseId);
    } catch (error) {
      setDone((last) => (last === decision ? null : last));
      end(isCaseShown(error) ? 0 : undefined);
      fail(caseId, m.failed({ name, why: errorText(error) }), newReportsIn(error));
      desk.bringBack(caseId);
    }
    await readAgain();
    desk.bringBack(caseId);
  }

  async function undo({ caseId, name, sent }: Pick<Done, 'caseId' | 'name' | 'sent'>) {
    const isInField = watchField();
    setDone(null);
    setUndone(m.undoing({ name }));
    const end = beginAct(caseId, 'undoing');
    // The request may still be on its way. If it fails, nothing was decided, and a message says so.
    const decision = await sent.catch(() => null);
    try {
      if (decision) await undoDecision(decision._id);
      setUndone(decision && m.undone({ name }));
      end();
      if (!isInField()) desk.open(caseId);
    } catch (error) {
      end();
      setUndone(null);
      fail(caseId, m.undoFailed({ name, why: errorText(error) }));
    }
    await readAgain();
  }

  return {
    done,
    failed,
    undone,
    decide,
    undo: (decision: Pick<Done, 'caseId' | 'name' | 'sent'>) => void undo(decision),
    close: () => setDone(null),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
