import { useState } from 'react';
import type { Draft } from './decide/draft.ts';

const nothing: Draft = {};

/** The text typed for each case. It stays until the case is decided, whatever else is opened in between. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  return {
    draftOf: (caseId: string) => drafts[caseId] ?? nothing,
    change: (caseId: string, change: Draft) =>
      setDrafts((all) => ({ ...all, [caseId]: withoutGaps({ ...all[caseId], ...change }) })),
    drop: (caseId: string) => setDrafts(({ [caseId]: _decided, ...others }) => others),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

/** Undefined values follow from the case again. */
const withoutGaps = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
