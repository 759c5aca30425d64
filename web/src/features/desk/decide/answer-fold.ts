import { flushSync } from 'react-dom';
import { keyboard } from '../../../lib/keys/keyboard.ts';
import { createSharedState } from '../../../lib/shared-state.ts';

/** What someone folded or opened by hand, for each case. */
const state = createSharedState<Readonly<Record<string, boolean>>>({});

export const foldAnswer = (caseId: string, isFolded: boolean) =>
  state.change((all) => ({ ...all, [caseId]: isFolded }));

/** The answer opens with the action that it is sent with, or for what was typed before. */
export const useAnswerFold = (caseId: string, isNeeded: boolean) =>
  state.use()[caseId] ?? !isNeeded;

/** The field does not exist while it is folded, but the next key already belongs into it. Without a recipient it never will. */
export function focusAnswer(caseId: string) {
  keyboard.write();
  flushSync(() => foldAnswer(caseId, false));
  document.getElementById('desk-answer')?.focus();
}
