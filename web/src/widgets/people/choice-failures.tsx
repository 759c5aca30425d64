import type { Refusal } from '../../api/choices/refusals.ts';
import { useTryAgain } from '../../api/choices/use-choice.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { missingRight } from '../paywall/missing-right.ts';
import { Paywall } from '../paywall/paywall.tsx';

interface Props {
  failures: readonly Refusal[];
  onClose?: (id: string) => void;
}

/** For each choice what was not sent and to whom, why, and a way to try again. */
export function ChoiceFailures({ failures, onClose }: Props) {
  const { choice: m } = messages;
  const tryAgain = useTryAgain();
  return (
    <>
      {failures.map(({ decision, error }) => (
        <Alert key={decision.id} kind="danger">
          {m.failed({ choice: decision.choice, name: decision.name })} {errorText(error)}{' '}
          {!hasStatus(error, 404) && !missingRight(error) && (
            <Button look="plain" size="xs" onClick={() => tryAgain(decision)}>
              {messages.again}
            </Button>
          )}{' '}
          {onClose && (
            <Button look="quiet" size="xs" onClick={() => onClose(decision.id)}>
              {m.close}
            </Button>
          )}
        </Alert>
      ))}
      <Paywall error={failures[0]?.error} />
    </>
  );
}
