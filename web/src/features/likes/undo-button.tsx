import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { PublicUser } from '@kindred/contract/members';
import { useUndoChoice } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';

/** The person leaves the list, and can be found again. */
export function UndoButton({ person: { _id: id, name } }: { person: PublicUser }) {
  const { mutate, isPending, error } = useUndoChoice();
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Paywall error={error} />
      <Button
        variant="default"
        aria-label={messages.likes.undo(name)}
        loading={isPending}
        onClick={() => mutate(id)}
      >
        {messages.choice.undo}
      </Button>
    </>
  );
}
