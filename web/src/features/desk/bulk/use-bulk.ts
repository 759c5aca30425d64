import { type StepAction, closesAccount } from '@kindred/contract/desk/sanctions';
import type { QueuedCase } from '@kindred/contract/desk';
import type { DecidedRow } from '@kindred/contract/desk/decisions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDecideMany, useUndoMany } from '../../../api/desk/bulk.ts';
import { useTexts } from '../../../api/desk/texts.ts';
import { messages } from '#texts/desk.ts';
import { showFailure } from '../../../lib/failures/office-failures.ts';
import { fill, toDecision } from '../decide/draft.ts';
import { queuedName } from '../name-of.ts';

/** The most cases of one request. */
const most = 50;

export type BulkAction = 'dismiss' | StepAction;

/** An account is closed for one reason, which a person chooses if the reports are of several types. */
export const isDecidable =
  (action: BulkAction) =>
  ({ types }: Pick<QueuedCase, 'types'>) =>
    types.length < 2 || !closesAccount(action);

type Row = DecidedRow & { readonly name: string };

interface BulkResult {
  readonly action: BulkAction;
  /** The decided cases. */
  readonly rows: readonly Row[];
}

/** Those that were not decided, after the page of the results was left. */
async function showFailed(failed: readonly Row[]) {
  if (failed.length === 0) return;
  // The bar in which they were decided has loaded it.
  const { messages: m } = await import('#texts/desk-bulk.ts');
  const lines = failed.map(({ name, error }) => `${name}: ${error}`);
  showFailure({
    key: 'bulk',
    text: [m.failed({ number: failed.length }), ...lines].join(' '),
    href: '/desk',
  });
}

/** Decides several similar cases as usual for each of them. */
export function useBulk(cases: readonly QueuedCase[]) {
  const texts = useTexts().data ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<BulkResult | null>(null);
  const [failed, setFailed] = useState<readonly Row[]>([]);
  const [late, setLate] = useState<readonly Row[]>([]);
  const deciding = useDecideMany();
  const undoing = useUndoMany();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const selected = cases.filter(({ _id }) => chosen.has(_id));

  async function decide(action: BulkAction) {
    const names = new Map(
      selected.filter(isDecidable(action)).map((each) => [each._id, queuedName(each)]),
    );
    const found = await deciding.mutateAsync({
      ids: [...names.keys()],
      // A report of another type can have arrived since the queue was read. What else is missing the service says, as for those
      // that can't wait.
      decide: (each) => {
        const filled = fill(each, texts, action, {});
        return filled.isGroundOpen ? null : toDecision(each, action, filled, texts);
      },
      notTogether: messages.queue.notTogether,
    });
    const rows = found.map((row) => ({ ...row, name: names.get(row.caseId) ?? '' }));
    const decided = new Set(rows.map(({ caseId }) => caseId));
    setChosen((before) => new Set([...before].filter((id) => !decided.has(id))));
    const left = rows.filter(({ error }) => error !== null);
    const done = rows.filter(({ error }) => error === null);
    setResult(done.length > 0 ? { action, rows: done } : null);
    setFailed(left);
    setLate([]);
    if (isLeft.current) await showFailed(left);
  }

  return {
    selected,
    isFull: selected.length >= most,
    isSelected: (id: string) => chosen.has(id),
    toggle: useCallback(
      (id: string) =>
        setChosen((before) =>
          before.has(id)
            ? new Set([...before].filter((each) => each !== id))
            : new Set([...before, id]),
        ),
      [],
    ),
    clear: () => setChosen(new Set()),
    // A failure is shown in the bar of the selected cases.
    decide: (action: BulkAction) => void decide(action).catch(() => undefined),
    working: deciding.isPending || undoing.isPending,
    error: deciding.error ?? undoing.error,
    result,
    /** The cases that were not decided, and those that could no longer be undone: each with its person and the reason. */
    failed,
    late,
    undo: () => {
      if (!result) return;
      const names = new Map(result.rows.map(({ caseId, name }) => [caseId, name]));
      undoing.mutate(result.rows, {
        onSuccess: (rows) => {
          setLate(rows.map((row) => ({ ...row, name: names.get(row.caseId) ?? '' })));
          setResult(null);
        },
      });
    },
    close: () => setResult(null),
    hideFailed: () => setFailed([]),
    hideLate: () => setLate([]),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
