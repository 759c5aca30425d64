import type { Choice } from '@kindred/contract/likes/choices';
import { useState } from 'react';
import type { BrowseCard as Card } from '../../api/discovery.ts';
import { useChoose, useUndoChoice } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { CardActions } from '../../widgets/people/card-actions.tsx';
import { CardMenu } from '../../widgets/people/card-menu.tsx';
import { CardMatch } from '../../widgets/people/score.tsx';
import { PersonCard } from '../../widgets/people/person-card.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import classes from './browse-card.module.css';

/** A person in the grid, with the reasons of the score. People decided on stay until the list is fetched again. */
export function BrowseCard({ card }: { card: Card }) {
  const { browse: m } = messages;
  const { person, bookmarked } = card;
  const { _id: id, name } = person;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const chooses = useChoose();
  const undo = useUndoChoice();
  const error = chooses.error ?? undo.error;
  const choose = (choice: Choice) => {
    undo.reset();
    chooses.mutate({ id, choice }, { onSuccess: () => setChosen(choice) });
  };
  return (
    <PersonCard person={person}>
      <CardMatch match={card} name={name} />
      {bookmarked && <p className="muted text-sm">{m.bookmarked}</p>}
      {error && (
        <p role="alert" className="m-0 color-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <Paywall error={error} />
      {chosen ? (
        <div className={`row wrap gap-2 ${classes.chosen}`}>
          <output className="text-sm semibold basis-full">{m.chosen(name)[chosen]}</output>
          <button
            type="button"
            className="min-h-target border-strong rounded-full bg-surface ink clickable text-sm semibold px-5"
            aria-label={m.undo(name)}
            disabled={undo.isPending}
            onClick={() => undo.mutate(id, { onSuccess: () => setChosen(null) })}
          >
            {messages.choice.undo}
          </button>
        </div>
      ) : (
        <CardActions name={name} disabled={chooses.isPending} onChoose={choose} />
      )}
      <CardMenu person={person} bookmarked={bookmarked} />
    </PersonCard>
  );
}
