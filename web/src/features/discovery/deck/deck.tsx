import { IconArrowBackUp } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import type { Choice } from '@kindred/contract/likes/choices';
import type { LikedPart } from '@kindred/contract/likes/liked-part';
import type { DeckCard as Card } from '../../../api/deck-state.ts';
import type { Written } from '../../../api/choices/outbox.ts';
import { useDeck } from '../../../api/deck.ts';
import { messages } from '#texts/likes.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Earlier } from '../../../ui/states/earlier.tsx';
import { Offline } from '../../../ui/states/offline.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { FailedChoice } from '../../../widgets/people/failed-choice.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { DeckActions } from './deck-actions.tsx';
import { DeckCard } from './deck-card.tsx';
import classes from './deck.module.css';
import { useSentNote } from './use-sent-note.tsx';
import { type CardHandle, useDrag } from './use-drag.ts';
import { usePhoto } from './use-photo.ts';
import { useChoiceQuestion } from '../use-choice-question.tsx';
import { useWriting } from './use-writing.ts';
import { useDeckKeys } from './use-deck-keys.ts';

const NoteDialog = lazyDialog(() => import('./note-dialog.tsx').then((file) => file.NoteDialog), {
  keepsText: true,
});

// Most decks have cards.
const FunnelView = lazyRouteComponent(() => import('./funnel-view.tsx'), 'FunnelView');

const noFilter = {};

export function Deck() {
  const { discover: m } = messages;
  const deck = useDeck();
  const online = useOnline();
  const navigate = useNavigate();
  const { query, cards, step, empty, failure, unsent } = deck;
  const writing = useWriting();
  // It is for the person it was begun for, also if someone else is on top by then. Once opened it stays, with the text.
  const [noted, setNoted] = useState<Card | null>(null);
  const { sentNote, confirmed } = useSentNote();
  const handle = useRef<CardHandle>(null);
  const isLeaving = useRef(false);
  const question = useChoiceQuestion();
  const [first, second] = cards;
  const person = first?.person;
  // Cards that are there stay when fetching them again fails.
  const failed = !first && !empty && (query.isError || !online);
  async function choose(card: Card | undefined, choice: Choice, written?: Written) {
    if (!card || isLeaving.current) return false;
    const left = card.person._id === person?._id ? leave(choice) : undefined;
    return deck.decide(card, choice, written, left);
  }
  async function leave(choice: Choice) {
    isLeaving.current = true;
    await handle.current?.leave(choice);
    isLeaving.current = false;
  }
  function write(part: LikedPart | null = null) {
    if (!first) return;
    question.ask('like', first.person, () => {
      setNoted(first);
      writing.write(part);
    });
  }
  /** While a card leaves, nothing else is about it or about the last choice. */
  const unlessLeaving = (act: () => unknown) => () => {
    if (!isLeaving.current) act();
  };
  const actions = {
    choose: (choice: Choice) => {
      if (first && question.ask(choice, first.person, () => void choose(first, choice)))
        handle.current?.back();
    },
    undo: unlessLeaving(() => deck.last && deck.undo(deck.last)),
    open: unlessLeaving(
      () => person && void navigate({ to: '/members/$id', params: { id: person._id } }),
    ),
    write: unlessLeaving(() => write()),
  };
  const undoLast = deck.last && <UndoLast onClick={actions.undo} />;
  const photo = usePhoto(person);
  const dragged = useDrag(handle, actions.choose, photo.tap);
  useDeckKeys(person?._id ?? (empty ? 'no one' : null), actions, {
    isUnasked: person !== undefined && person._id === deck.returned,
  });

  return (
    <div
      className={`flex flex-col gap-4 ${classes.deck}`}
      data-fills={(!empty && !failed) || undefined}
    >
      {step === 'again' && first && <p className="text-muted">{m.again}</p>}
      <FailedChoice />
      {(Boolean(failure) || !online) && unsent > 0 && (
        <Alert kind="warning">{m.unsent({ count: unsent })}</Alert>
      )}
      {failed && (online ? <QueryState query={query} words={messages} /> : <Offline />)}
      {failed && undoLast}
      {empty && (
        <Suspense>
          <FunnelView filter={noFilter}>{undoLast}</FunnelView>
        </Suspense>
      )}
      {!empty && !failed && (
        <>
          {first && <Earlier query={query} className="text-center" />}
          <div className={`relative flex-1 ${classes.stack}`}>
            {second && <DeckCard key={second.person._id} card={second} under />}
            {first && (
              <DeckCard
                key={first.person._id}
                card={first}
                photo={photo.index}
                drag={dragged}
                onPhoto={photo.show}
                onOpen={actions.open}
                onLike={(part) => unlessLeaving(() => write(part))()}
              />
            )}
            {sentNote}
            {!first && <CardSkeleton label={m.more} />}
          </div>
          <output className="sr-only">
            {person && m.card({ name: person.name, age: person.age })}
          </output>
          <DeckActions
            name={person?.name ?? null}
            mayUndo={deck.last !== null}
            superlikes={question.superlikes}
            {...actions}
          />
        </>
      )}
      {question.dialog}
      {noted && (
        <NoteDialog
          key={noted.person._id}
          name={noted.person.name}
          part={writing.part}
          opened={writing.opened}
          onClose={writing.close}
          onSend={(written) => {
            writing.close();
            void confirmed(noted, writing.part, written, choose(noted, 'like', written));
          }}
        />
      )}
    </div>
  );
}

function UndoLast({ onClick }: { onClick: () => void }) {
  return (
    <Button
      className="justify-self-start"
      look="plain"
      icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {messages.discover.undoLast}
    </Button>
  );
}
