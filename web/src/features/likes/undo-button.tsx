import type { PublicUser } from '@kindred/contract/members';
import { useChoice } from '../../api/choices/use-choice.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FailedChoice } from '../../widgets/people/failed-choice.tsx';
import { WaitingChoice } from '../../widgets/people/waiting-choice.tsx';

/** The person leaves the list, and can be found again. */
export function UndoButton({ person }: { person: PublicUser }) {
  const { waiting, isSending, undo } = useChoice(person);
  return (
    <>
      <FailedChoice id={person._id} />
      {waiting && <WaitingChoice choice={waiting} />}
      {waiting !== 'undo' && (
        <Button
          className="mt-auto h-11"
          look="plain"
          aria-label={messages.likes.undo({ name: person.name })}
          busy={isSending}
          onClick={undo}
        >
          {messages.choice.undo}
        </Button>
      )}
    </>
  );
}
