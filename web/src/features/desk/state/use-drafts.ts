import { createSharedState } from '../../../lib/shared-state.ts';
import type { Draft } from '../decide/draft.ts';

const nothing: Draft = {};

/** The text typed for each case. It stays until the case is decided, whatever else or whichever page is opened in between. */
const state = createSharedState<Readonly<Record<string, Draft>>>({}, 'case texts');

export function useDrafts() {
  const all = state.use();
  return { draftOf: (caseId: string) => all[caseId] ?? nothing, change, drop };
}

const change = (caseId: string, draft: Draft) =>
  state.change((all) => ({ ...all, [caseId]: withoutGaps({ ...all[caseId], ...draft }) }));

const drop = (caseId: string) => state.change(({ [caseId]: _decided, ...others }) => others);

export type Drafts = ReturnType<typeof useDrafts>;

/** Undefined values follow from the case again. */
const withoutGaps = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
