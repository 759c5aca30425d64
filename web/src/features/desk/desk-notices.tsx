import { messages as decisionTexts } from '#texts/decisions.ts';
import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as m } from '#texts/decide.ts';
import { forgetFailure } from '../../lib/failures/office-failures.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { UndoBar } from '../../widgets/undo-bar.tsx';
import type { Bulk } from './bulk/use-bulk.ts';
import classes from './desk-notices.module.css';
import type { Decisions } from './state/use-decisions.ts';

const BulkNotice = lazyRouteComponent(() => import('./bulk/bulk-notice.tsx'), 'BulkNotice');

interface Props {
  decisions: Decisions;
  bulk: Bulk;
  onOpen: (caseId: string) => void;
}

/** How many of them there are, so that the queue can leave room below its last row. */
export function countNotices({ done, failed, undone }: Decisions, bulk: Bulk) {
  const { result, failed: left, late } = bulk;
  const single = [done, undone, result, left.length > 0, late.length > 0].filter(Boolean);
  return failed.length + single.length;
}

/** The last decision, and failed ones. They float, so that nothing moves. */
export function DeskNotices({ decisions, bulk, onOpen }: Props) {
  const { done, failed, undone } = decisions;
  return (
    <div className={`floats grid gap-2 text-sm ${classes.notices}`}>
      {failed.map(({ key, caseId, text }) => (
        <Alert key={key} kind="danger">
          {text}{' '}
          <Button look="plain" size="xs" onClick={() => caseId && onOpen(caseId)}>
            {m.openCase}
          </Button>{' '}
          <Button look="quiet" size="xs" onClick={() => forgetFailure(key)}>
            {m.hide}
          </Button>
        </Alert>
      ))}
      <output className="rounded-md border border-line bg-raised px-3.5 py-2.5 shadow-3">
        {undone}
      </output>
      {(bulk.result !== null || bulk.failed.length + bulk.late.length > 0) && (
        <Suspense>
          <BulkNotice bulk={bulk} onOpen={onOpen} />
        </Suspense>
      )}
      <UndoBar
        action={done}
        seconds={undoSeconds}
        placement="corner"
        undoLabel={m.undo}
        undoKey="U"
        lateLabel={m.tooLate}
        onUndo={done && (() => decisions.undo(done))}
        onClose={decisions.close}
      >
        {done && <span>{decisionTexts[done.action].done({ name: done.name })}</span>}
      </UndoBar>
    </div>
  );
}
