import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { checkRefusals } from '@kindred/contract/photo-checks/outcomes';
import type { WaitingCheck } from '@kindred/contract/photo-checks';
import type { Ruling } from '../../../api/desk/photo-checks.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/photo-checks.ts';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { useOneByOne, useSeenBefore } from '../use-one-by-one.ts';
import { CheckActions } from './check-actions.tsx';
import { CheckFacts } from './check-facts.tsx';
import { CheckPictures } from './check-pictures.tsx';
import classes from './checks.module.css';
import { useChecks } from './use-checks.ts';

type How = Omit<Ruling, 'check'>;

/** Pictures of the moment beside profile photos, decided by keys in seconds. */
export function ChecksPage() {
  const { query, checks, deciding, isLoaded } = useChecks();
  const {
    item: check,
    current,
    last,
    decide,
    undo,
    ...steps
  } = useOneByOne({
    items: checks,
    send: deciding.mutate,
    rule: (ruled: WaitingCheck, how: How): Ruling => ({ check: ruled, ...how }),
    undoOf: ({ check: ruled }: Ruling): Ruling => ({ check: ruled, decision: 'undo' }),
  });
  const waiting = query.data?.waiting ?? 0;
  const subject = check && isLoaded(check) ? check._id : null;
  const isSeen = useSeenBefore(subject);
  const positive = check?.picture ? 'approve' : 'excuse';
  const canApprove = check && (!check.picture || check.photos.length > 0);
  useShortcuts(
    {
      ...(canApprove && { a: () => decide({ decision: positive }) }),
      r: () => decide({ decision: 'again' }),
      ...Object.fromEntries(
        checkRefusals.map((reason, index) => [
          String(index + 1),
          () => decide({ decision: 'refuse', reason }),
        ]),
      ),
    },
    { subject },
  );
  useShortcuts({ j: () => steps.move(current + 1), k: () => steps.move(current - 1), u: undo });

  return (
    <StaffPage
      title={m.title}
      aside={
        waiting > 0 && (
          <p className="text-muted tabular-nums">{m.left({ value: String(waiting) })}</p>
        )
      }
    >
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      {deciding.error && <Alert kind="danger">{errorText(deciding.error)}</Alert>}
      <UndoBar
        action={last}
        seconds={undoSeconds}
        placement="inline"
        undoLabel={m.undo}
        onUndo={undo}
        onClose={steps.forgetLast}
      >
        {last && m.decided({ value: last.check.firstName ?? m.aMember })}
      </UndoBar>
      <QueryState query={query} words={m} rows={4} />
      {query.data && !check && <p className="text-muted">{waiting > 0 ? m.others : m.none}</p>}
      {check && (
        <div className={`grid gap-6 ${classes.work}`}>
          <CheckPictures key={check._id} check={check} />
          <div className="grid grid-cols-1 content-start gap-4">
            <CheckFacts check={check} />
            <CheckActions
              positive={positive}
              canApprove={canApprove === true}
              onDecide={(event, how) => isSeen(event) && decide(how)}
            />
          </div>
        </div>
      )}
    </StaffPage>
  );
}
