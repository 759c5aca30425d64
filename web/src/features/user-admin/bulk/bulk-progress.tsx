import { type Bulk, type BulkOutcome, bulkOutcomes } from '@kindred/contract/user-admin/bulk';
import { useState } from 'react';
import { useBulk, useExportBulk, useUndoBulk } from '../../../api/user-admin/bulk.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { BulkRows } from './bulk-rows.tsx';
import classes from './bulk.module.css';

/** The progress and outcome of a bulk change, which continues when this dialog is closed. */
export function BulkProgress({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { bulk: m } = messages;
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={m.progress}
      size="lg"
      closeLabel={m.close}
    >
      {id && <LoadedProgress id={id} />}
    </Dialog>
  );
}

/** An undo replaces what it undoes. */
function LoadedProgress({ id }: { id: string }) {
  const { bulk: m } = messages;
  const [shown, setShown] = useState(id);
  const query = useBulk(shown);
  return (
    <>
      <QueryState query={query} words={m} />
      {query.data && <Progress key={shown} bulk={query.data} onUndo={setShown} />}
    </>
  );
}

/** It can be undone for ten seconds after it was seen to finish. */
function BulkUndo({ bulk, onUndo }: { bulk: Bulk; onUndo: (id: string) => void }) {
  const { bulk: m, state } = messages;
  const { mutate, error, isPending } = useUndoBulk();
  const [offered, setOffered] = useState<Bulk | null>(bulk);
  return (
    <UndoBar
      action={offered}
      seconds={10}
      placement="inline"
      undoLabel={state.undo}
      pending={isPending}
      onUndo={() => mutate(bulk._id, { onSuccess: ({ _id }) => onUndo(_id) })}
      onClose={() => setOffered(null)}
    >
      {error ? errorText(error) : m.undoAbout({ count: bulk.done })}
    </UndoBar>
  );
}

function Progress({ bulk, onUndo }: { bulk: Bulk; onUndo: (id: string) => void }) {
  const { bulk: m } = messages;
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const exporting = useExportBulk(bulk._id);
  const mayExport = may(useSession(), 'exportBulk');
  const processed = bulk.done + bulk.unchanged + bulk.refused;
  const finished = bulk.finishedAt !== null;
  return (
    <div className={`grid justify-items-start gap-3 anywhere ${classes.progress}`}>
      <p>
        {m.actions[bulk.action]}: {bulk.reason}
      </p>
      <progress
        className={`w-full ${classes.progressBar}`}
        max={Math.max(1, bulk.total)}
        value={processed}
        aria-label={m.progress}
      />
      <output>
        {finished
          ? m.finished({ total: processed })
          : m.working({ through: processed, total: bulk.total })}
      </output>
      {bulk.undoUntil && <BulkUndo bulk={bulk} onUndo={onUndo} />}
      <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0" aria-label={m.outcomesLabel}>
        {[null, ...bulkOutcomes].map((each) => (
          <Button
            key={each}
            size="xs"
            look={each === outcome ? 'ink' : 'plain'}
            aria-pressed={each === outcome}
            onClick={() => setOutcome(each)}
          >
            {each === null
              ? `${m.everyone} ${formatNumber(processed)}`
              : `${m.outcomes[each]} ${formatNumber(bulk[each])}`}
          </Button>
        ))}
      </fieldset>
      {finished && <BulkRows key={outcome} id={bulk._id} outcome={outcome} />}
      {exporting.error && <Alert kind="danger">{errorText(exporting.error)}</Alert>}
      {finished && mayExport && (
        <Button look="plain" busy={exporting.isPending} onClick={() => exporting.mutate()}>
          {m.download}
        </Button>
      )}
    </div>
  );
}
