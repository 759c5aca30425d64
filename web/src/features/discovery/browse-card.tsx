import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconStarFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { BrowseCard as Card } from '../../api/discovery.ts';
import { useChoose, useUndoChoice } from '../../api/likes.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { CardMenu } from '../../widgets/card-menu.tsx';
import { PersonCard } from '../../widgets/person-card.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import classes from './browse-card.module.css';
import { CardReasons } from './card-reasons.tsx';

const actions = [
  ['pass', IconX],
  ['superlike', IconStarFilled],
  ['like', IconHeartFilled],
] as const;

/** A person in the grid, with the reasons of the score. People decided on stay until the list is fetched again. */
export function BrowseCard({ card }: { card: Card }) {
  const { browse: m, discover } = messages;
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
      <CardReasons card={card} />
      {error && (
        <p role="alert" className="m-0 color-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <Paywall error={error} />
      <div className={`row wrap gap-2 ${classes.actions}`}>
        <output className="text-sm semibold basis-full hide-empty">
          {chosen && m.chosen(name)[chosen]}
        </output>
        {chosen ? (
          <button
            type="button"
            className={`min-h-target border-strong rounded-full bg-surface ink clickable ${classes.undo}`}
            aria-label={m.undo(name)}
            disabled={undo.isPending}
            onClick={() => undo.mutate(id, { onSuccess: () => setChosen(null) })}
          >
            {messages.choice.undo}
          </button>
        ) : (
          actions.map(([choice, Icon]) => (
            <ActionIcon
              key={choice}
              variant="default"
              radius="xl"
              size={44}
              data-choice={choice}
              className={classes.action}
              aria-label={discover[choice](name)}
              title={messages.choice[choice]}
              disabled={chooses.isPending}
              onClick={() => choose(choice)}
            >
              <Icon size={20} stroke={2} />
            </ActionIcon>
          ))
        )}
      </div>
      <CardMenu person={person} bookmarked={bookmarked} />
    </PersonCard>
  );
}
