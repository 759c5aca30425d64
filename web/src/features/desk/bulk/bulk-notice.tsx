import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { messages as m } from '#texts/desk-bulk.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { Bulk } from './use-bulk.ts';

interface Props {
  bulk: Bulk;
  onOpen: (caseId: string) => void;
}

/** The result of each of several cases. Those that were not decided stay until someone has read them. */
export function BulkNotice({ bulk, onOpen }: Props) {
  const { result, failed, late } = bulk;
  return (
    <>
      {late.length > 0 && (
        <Alert kind="warning">
          <Rows
            title={m.late({ number: late.length })}
            rows={late}
            onOpen={onOpen}
            onHide={bulk.hideLate}
          />
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert kind="danger">
          <Rows
            title={m.failed({ number: failed.length })}
            rows={failed}
            onOpen={onOpen}
            onHide={bulk.hideFailed}
          />
        </Alert>
      )}
      <UndoBar
        action={result}
        seconds={undoSeconds}
        placement="corner"
        undoLabel={m.undo}
        lateLabel={m.tooLate}
        onUndo={bulk.undo}
        onClose={bulk.close}
      >
        {result && <span>{m.done({ action: result.action, number: result.rows.length })}</span>}
      </UndoBar>
    </>
  );
}

interface RowsProps {
  title: string;
  rows: Bulk['failed'];
  onOpen: (caseId: string) => void;
  onHide: () => void;
}

function Rows({ title, rows, onOpen, onHide }: RowsProps) {
  return (
    <>
      {title}
      <ul className="m-0 mt-1 grid max-h-[40vh] list-none gap-1 overflow-y-auto p-0">
        {rows.map(({ caseId, name, error }) => (
          <li key={caseId} className="font-normal">
            <button
              type="button"
              className="cursor-pointer border-0 bg-transparent p-0 text-start font-semibold text-ink underline"
              onClick={() => onOpen(caseId)}
            >
              {name}
            </button>
            : {error}
          </li>
        ))}
      </ul>
      <Button look="quiet" size="inline" onClick={onHide}>
        {m.hide}
      </Button>
    </>
  );
}
