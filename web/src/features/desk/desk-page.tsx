import { lazyRouteComponent } from '@tanstack/react-router';
import { Activity, type CSSProperties, Suspense, useState } from 'react';
import { keyboard } from '../../lib/keys/keyboard.ts';
import { messages } from '#texts/desk.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useShortcuts } from '../../widgets/shortcuts/use-shortcuts.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { CaseSkeleton } from './case/case-skeleton.tsx';
import { DeskNotices, countNotices } from './desk-notices.tsx';
import classes from './desk-page.module.css';
import { Queue } from './queue/queue.tsx';
import { useDecisions } from './state/use-decisions.ts';
import { useDesk } from './state/use-desk.ts';
import { useDrafts } from './state/use-drafts.ts';
import { useEarlyField } from './focus/use-early-field.ts';
import { useLeaveField } from './focus/use-leave-field.ts';

// A queue that is empty needs none of it.
const OpenCase = lazyRouteComponent(() => import('./open-case.tsx'), 'OpenCase');
const NoCase = lazyRouteComponent(() => import('./no-case.tsx'), 'NoCase');
const KeysDialog = lazyDialog(() =>
  import('./decide/keys-dialog.tsx').then((file) => file.KeysDialog),
);

/** The queue, the case and the person; if there is no room, one after the other. */
export function DeskPage() {
  const desk = useDesk();
  const drafts = useDrafts();
  const bulk = useBulk(desk.cases);
  const decisions = useDecisions(desk, drafts.drop);
  const [help, setHelp] = useState<boolean | null>(null);
  const { current, prepared } = desk;
  const early = useEarlyField(current, drafts.change);
  const { done } = decisions;
  const notices = countNotices(decisions, bulk);
  // The part rendered in advance is not rendered again when it is shown.
  const actions = useLatest({
    decide: decisions.decide,
    undo: decisions.undo,
    change: drafts.change,
    move: desk.move,
    open: desk.open,
    help: () => setHelp(true),
    ask: early.ask,
    fill: early.fill,
    giveUp: early.giveUp,
  });

  useLeaveField();
  useShortcuts({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    u: done && (() => decisions.undo(done)),
    '/': () => {
      keyboard.write();
      document.querySelector<HTMLElement>('search select')?.focus();
    },
    '?': () => setHelp(true),
  });

  return (
    <div
      className={`grid h-full ${classes.desk}`}
      data-open={current !== null || undefined}
      style={{ '--notices': notices } as CSSProperties}
    >
      <h1 className="sr-only">{messages.title}</h1>
      <div className={`grid min-h-0 min-w-0 ${classes.queue}`}>
        <Queue desk={desk} bulk={bulk} />
      </div>
      {current === null &&
        !desk.query.isError &&
        (desk.isOpening ? (
          <div
            className={`grid min-h-0 min-w-0 max-tablet:hidden ${classes.open}`}
            data-side="case"
          >
            <CaseSkeleton takesFocus={desk.isMoving} />
          </div>
        ) : (
          <Suspense>
            <NoCase takesFocus={desk.isMoving} />
          </Suspense>
        ))}
      {/* The next case is rendered in advance, behind the open one. */}
      {[current, prepared].map(
        (id) =>
          id && (
            <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
              <Suspense
                fallback={
                  <div className={`grid min-h-0 min-w-0 ${classes.open}`} data-side="case">
                    <CaseSkeleton onAsk={actions.ask} />
                  </div>
                }
              >
                <OpenCase
                  id={id}
                  draft={drafts.draftOf(id)}
                  failed={decisions.failed.find(({ caseId }) => caseId === id) ?? null}
                  takesFocus={desk.isMoving}
                  hasSelection={bulk.selected.length > 0}
                  actions={actions}
                />
              </Suspense>
            </Activity>
          ),
      )}
      <DeskNotices decisions={decisions} bulk={bulk} onOpen={(id) => desk.open(id)} />
      {help !== null && <KeysDialog opened={help} onClose={() => setHelp(false)} />}
    </div>
  );
}
