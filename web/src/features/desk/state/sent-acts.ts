import { createSharedState } from '../../../lib/shared-state.ts';

/** A decision about a case, or its undo. */
interface SentAct {
  readonly kind: 'deciding' | 'undoing';
  /** Milliseconds of the page; null until the server has answered. What was read of the case before is out of date. */
  readonly overAt: number | null;
}

/** The last one of each case. Until it is over and the case was read again, no one sees what a key would decide about. */
export const sentActs = createSharedState<Readonly<Record<string, SentAct>>>({});

export const isUnderWay = (caseId: string) => sentActs.get()[caseId]?.overAt === null;

/** Returns what to call when it is over, with the time from which what was read of the case is up to date. */
export function beginAct(caseId: string, kind: SentAct['kind']) {
  const act: SentAct = { kind, overAt: null };
  sentActs.change((all) => ({ ...all, [caseId]: act }));
  return (overAt = performance.now()) =>
    sentActs.change((all) => (all[caseId] === act ? { ...all, [caseId]: { kind, overAt } } : all));
}

/** Why no key decides about a case: what is sent, or what was read of it is out of date. Null if nothing is waited for. */
export type Wait = SentAct['kind'] | 'reading' | 'unread' | null;
