import { messages as decisionTexts } from '#texts/decisions.ts';
import { type StepAction, stepActions } from '@kindred/contract/desk/sanctions';
import { decideCases } from '@kindred/contract/desk/decisions';
import { useState } from 'react';
import { errorText } from '../../../lib/failures/error-text.ts';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/desk-bulk.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

const BulkDialog = lazyDialog(() => import('./bulk-dialog.tsx').then((file) => file.BulkDialog));

/** The actions for the selected cases, instead of the filters. */
export function BulkBar({ bulk }: { bulk: Bulk }) {
  const m = messages;
  const [asking, setAsking] = useState<StepAction | null>(null);
  const mayDecide = mayCall(useSession(), decideCases) && !bulk.working;
  const { selected } = bulk;
  const noPeople = selected.some(({ person }) => !person);
  return (
    <fieldset
      className="m-0 flex min-w-0 flex-wrap items-center justify-between gap-1.5 border-0 border-b border-line px-5 pt-0 pb-3 text-sm font-semibold"
      aria-label={m.bar}
    >
      <p aria-live="polite">{m.selected({ number: selected.length })}</p>
      <Button size="inline" look="quiet" onClick={bulk.clear}>
        {m.clear}
      </Button>
      <small className="w-full font-normal text-muted">{m.keysOff}</small>
      <div className="flex w-full flex-wrap gap-1.5">
        <Button
          size="xs"
          look="ink"
          busy={bulk.working}
          disabled={!mayDecide}
          onClick={() => bulk.decide('dismiss')}
        >
          {decisionTexts.dismiss.label}
        </Button>
        {stepActions.map((action) => (
          <Button
            key={action}
            size="xs"
            look="plain"
            disabled={!mayDecide || noPeople}
            onClick={() => setAsking(action)}
          >
            {decisionTexts[action].label}
          </Button>
        ))}
      </div>
      {bulk.error && <Alert kind="danger">{errorText(bulk.error)}</Alert>}
      {asking && <BulkDialog bulk={bulk} action={asking} onClose={() => setAsking(null)} />}
    </fieldset>
  );
}
