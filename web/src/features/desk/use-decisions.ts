import type { Case } from '@kindred/contract/desk';
import type { Decision, NewDecision } from '@kindred/contract/desk/decisions';
import { useRef, useState } from 'react';
import {
  newReportsIn,
  useDecide,
  useReadDeskAgain,
  useUndoDecision,
} from '../../api/desk/decisions.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/decide.ts';
import { watchField } from '../../lib/watch-field.ts';
import { nameOf } from './name-of.ts';
import type { Desk } from './use-desk.ts';

export interface Done {
  readonly caseId: string;
  readonly name: string;
  readonly action: NewDecision['action'];
  readonly sent: Promise<Decision>;
}

export interface Failed {
  readonly caseId: string;
  readonly text: string;
  /** Reports that the moderator has not seen yet. */
  readonly fresh: readonly string[];
}

/**
 * Decides and opens the next case before the server has answered. A failed decision says so and brings its case
 * back, with everything that was typed.
 */
export function useDecisions(desk: Desk, onDecided: (caseId: string) => void) {
  const send = useDecide();
  const takeBack = useUndoDecision();
  const readAgain = useReadDeskAgain();
  const [done, setDone] = useState<Done | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [undone, setUndone] = useState<string | null>(null);
  // While one of them is under way, another decision about the case would be about what nobody sees.
  const { current: sending } = useRef(new Set<string>());
  const { current: undoing } = useRef(new Set<string>());

  const forget = (caseId: string) =>
    setFailed((all) => all.filter((each) => each.caseId !== caseId));
  const fail = (caseId: string, text: string, fresh: readonly string[] = []) =>
    setFailed((all) => [...all.filter((each) => each.caseId !== caseId), { caseId, text, fresh }]);

  function decide(found: Case, body: NewDecision) {
    const { _id: caseId } = found;
    if (sending.has(caseId) || undoing.has(caseId)) return;
    sending.add(caseId);
    const name = nameOf(found);
    const sent = send(caseId, body);
    const decision: Done = { caseId, name, action: body.action, sent };
    forget(caseId);
    setUndone(null);
    setDone(decision);
    desk.leave(caseId);
    void finish(decision);
  }

  async function finish(decision: Done) {
    const { caseId, name, sent } = decision;
    try {
      await sent;
      onDecided(caseId);
    } catch (error) {
      setDone((last) => (last === decision ? null : last));
      fail(caseId, m.failed(name, errorText(error)), newReportsIn(error));
    }
    await readAgain();
    desk.bringBack(caseId);
    sending.delete(caseId);
  }

  async function undo({ caseId, name, sent }: Pick<Done, 'caseId' | 'name' | 'sent'>) {
    const isInField = watchField();
    setDone(null);
    undoing.add(caseId);
    // The request may still be on its way. If it fails, nothing was decided, and a message says so.
    const decision = await sent.catch(() => null);
    try {
      if (decision) await takeBack(decision._id);
      if (decision) setUndone(m.undone(name));
      if (!isInField()) desk.open(caseId);
    } catch (error) {
      fail(caseId, m.undoFailed(name, errorText(error)));
    }
    await readAgain();
    undoing.delete(caseId);
  }

  return {
    done,
    failed,
    undone,
    decide,
    undo: (decision: Pick<Done, 'caseId' | 'name' | 'sent'>) => void undo(decision),
    close: () => setDone(null),
    forget,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
