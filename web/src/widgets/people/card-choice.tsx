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
        <div className="mt-auto flex items-center justify-between gap-2">
          <output className="clamp text-sm font-semibold anywhere">
            {m.chosen[chosen]({ name })}
          </output>
          <button
            type="button"
            className="min-h-11 flex-none cursor-pointer rounded-full border border-line-strong bg-surface px-5 py-0 text-sm font-semibold text-ink"
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
