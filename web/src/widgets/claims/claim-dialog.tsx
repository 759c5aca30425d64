import { type DecisionAction, closesAccount, isTimed } from '@kindred/contract/desk/sanctions';
import type { Claim } from '@kindred/contract/reports/reasons';
import { useId, useState } from 'react';
import { messages as m } from '#texts/claim-dialog.ts';
import { messages as claimWords } from '#texts/claims.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** What some reporters read, alike ones together; empty if it is only the outcome. */
export interface SentAnswer {
  readonly text: string;
  readonly reporters: number;
}

interface Props {
  /** What the button that decides is called. */
  decision: string;
  action: DecisionAction;
  days?: number;
  claims: readonly Claim[];
  /** The reported member; null in a case about the service. */
  name: string | null;
  answers: readonly SentAnswer[];
  /** What leads to the evidence, if no one can see it yet. Until then nothing is decided. */
  unlock: { readonly label: string; readonly run: () => void } | null;
  onDecide: () => void;
  onClose: () => void;
}

/** What can't wait is decided here, and nowhere else: by a choice that no key makes that was pressed before it could be read. */
export function ClaimDialog({
  decision,
  claims,
  answers,
  unlock,
  onDecide,
  onClose,
  ...given
}: Props) {
  const [isChosen, setChosen] = useState(false);
  const about = useId();
  const ends = [...claims.map((claim) => m.ends[claim]), accountAfter(given), m.evidence];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={m.title({ decision })}
      about={<p className="mt-1">{claims.map((claim) => claimWords[claim]).join('. ')}</p>}
      closeLabel={m.cancel}
    >
      <div className="mt-4 grid gap-4">
        {unlock ? (
          <Alert kind="warning">{m.locked}</Alert>
        ) : (
          <>
            <div id={about} className="grid gap-3 text-pretty">
              <ul className="m-0 grid gap-2 ps-4">
                {ends.map((each) => each && <li key={each}>{each}</li>)}
              </ul>
              {answers.length === 0 && <p>{m.noOne}</p>}
              {answers.map(({ text, reporters }) => (
                <div key={text} className="grid gap-1">
                  <p className="text-sm text-muted">
                    {text ? m.reads({ reporters }) : m.outcomeOnly}
                  </p>
                  {text && (
                    <blockquote className="m-0 rounded-md bg-sunken px-4 py-3 anywhere whitespace-pre-wrap">
                      {text}
                    </blockquote>
                  )}
                </div>
              ))}
            </div>
            <CheckField
              data-autofocus
              label={m.confirm}
              aria-describedby={about}
              checked={isChosen}
              onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
            />
          </>
        )}
        <DialogFooter>
          <Button data-autofocus={unlock ? true : undefined} look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          {unlock ? (
            <Button look="ink" onClick={unlock.run}>
              {unlock.label}
            </Button>
          ) : (
            <Button look="danger" disabled={!isChosen} onClick={onDecide}>
              {decision}
            </Button>
          )}
        </DialogFooter>
      </div>
    </Dialog>
  );
}

/** Who stays. */
function accountAfter({ action, name, days = 0 }: Pick<Props, 'action' | 'name' | 'days'>) {
  if (name === null) return null;
  if (!closesAccount(action)) return m.stays({ name });
  return isTimed(action) ? m.returns({ name, days }) : m.closed({ name });
}
