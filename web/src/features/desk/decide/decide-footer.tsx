import type { Case } from '@kindred/contract/desk';
import { messages as m } from '#texts/decide.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { DecideBar } from './decide-bar.tsx';
import { DecideForm } from './decide-form.tsx';
import classes from './decide.module.css';
import type { Draft } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';
import { WaitNotice } from './wait-notice.tsx';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
  onHelp: () => void;
  readError: Error | null;
  onReadAgain: () => void;
}

/** The answer to the reporters and the decisions, always below the evidence. */
export function DecideFooter({ found, work, onChange, onHelp, ...read }: Props) {
  const { wait, isChosen, lacksMessage, mayWork, isHeld, mayDecide, error } = work;
  const notice = <WaitNotice wait={wait} {...read} />;
  // What was read before an undo is out of date.
  if (found.closedAt)
    return (
      <div className={`relative border-t border-line text-muted ${classes.closed}`}>
        {notice}
        {!wait && m.closed}
      </div>
    );
  return (
    <div
      className={`@container relative flex min-h-0 flex-none flex-col border-t border-line ${classes.footer}`}
      data-chosen={isChosen || undefined}
    >
      {notice}
      <DecideForm
        found={found}
        work={work}
        notices={
          <>
            {error && <Alert kind="danger">{errorText(error)}</Alert>}
            {isHeld && (
              <Alert kind="warning">
                {m.held({ name: found.holder?.name ?? null })}{' '}
                {mayWork && (
                  <Button
                    look="plain"
                    size="xs"
                    aria-keyshortcuts="A"
                    after={<Key name="A" />}
                    onClick={work.claim}
                  >
                    {m.takeOver}
                  </Button>
                )}
              </Alert>
            )}
            {lacksMessage && <output className="text-sm text-muted">{m.noMessage}</output>}
            {!isHeld && !mayDecide && mayWork && (
              <p className="text-sm text-muted">{m.answerOnly}</p>
            )}
          </>
        }
        onChange={onChange}
      />
      <DecideBar found={found} work={work} onHelp={onHelp} />
    </div>
  );
}
