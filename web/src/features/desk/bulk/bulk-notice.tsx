import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { messages as m } from '../../../lib/messages/desk-bulk.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { Bulk } from './use-bulk.ts';

/** The result of each of several cases. Those that were not decided stay until someone has read them. */
export function BulkNotice({ bulk }: { bulk: Bulk }) {
  const { result, late } = bulk;
  const failed = result?.rows.filter(({ error }) => error !== null) ?? [];
  const decided = (result?.rows.length ?? 0) - failed.length;
  return (
    <>
      {late > 0 && <Alert kind="warning">{m.late(late)}</Alert>}
      {failed.length > 0 && (
        <Alert kind="danger">
          {m.failed(failed.length)}
          <ul className="m-0 mt-1 ps-4">
            {failed.map(({ caseId, name, error }) => (
              <li key={caseId}>
                {name}: {error}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <UndoBar
        action={decided > 0 ? result : null}
        seconds={undoSeconds}
        placement="corner"
        undoLabel={m.undo}
        lateLabel={m.tooLate}
        onUndo={bulk.undo}
        onClose={bulk.close}
      >
        {result && <span>{m.done(result.action, decided)}</span>}
      </UndoBar>
    </>
  );
}
