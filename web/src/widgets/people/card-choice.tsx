import type { PublicUser } from '@kindred/contract/members';
import { useChoice } from '../../api/choices/use-choice.ts';
import { messages } from '#texts/likes.ts';
import { CardActions } from './card-actions.tsx';
import { FailedChoice } from './failed-choice.tsx';
import { WaitingChoice } from './waiting-choice.tsx';

/** Likes or passes on someone in a list; afterwards the choice, and how to undo it. People decided on stay until the list is fetched again. */
export function CardChoice({ person }: { person: PublicUser }) {
  const { browse: m } = messages;
  const { name } = person;
  const { chosen, waiting, isSending, choose, undo } = useChoice(person);
  return (
    <>
      <FailedChoice id={person._id} />
      {waiting && <WaitingChoice choice={waiting} />}
      {chosen ? (
        <div className="row between gap-2 push-down">
          <output className="text-sm semibold anywhere clamp">{m.chosen[chosen]({ name })}</output>
          <button
            type="button"
            className="flex-none min-h-target border-strong rounded-full bg-surface ink clickable text-sm semibold px-5"
            aria-label={m.undo({ name })}
            disabled={isSending}
            onClick={undo}
          >
            {messages.choice.undo}
          </button>
        </div>
      ) : (
        <CardActions name={name} disabled={isSending} onChoose={choose} />
      )}
    </>
  );
}
