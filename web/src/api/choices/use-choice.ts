import type { Choice } from '@kindred/contract/likes/choices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import type { Decision } from './refusals.ts';
import { type Written, decide, keepSending, ownChoices, sentChoices } from './outbox.ts';

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** What the member chose about someone, as far as it is known here, and how to choose. */
export function useChoice({ _id: id, name }: Named) {
  const client = useQueryClient();
  const queue = ownChoices();
  const online = useOnline();
  const { unsaved, failure } = useSyncExternalStore(queue.subscribe, queue.get);
  const sent = sentChoices.use()[id];
  useEffect(() => keepSending(client), [client]);
  const unsent = unsaved.find((each) => each.id === id);
  const isWaiting = unsent !== undefined && (!online || Boolean(failure));
  const waiting = isWaiting ? unsent.choice : null;
  return {
    /** What waits to be sent. */
    waiting,
    isSending: unsent !== undefined && !isWaiting,
    /** What was chosen in this visit. Null if it was undone, and undefined if nothing was chosen. */
    chosen: waiting ? (waiting === 'undo' ? null : waiting) : sent,
    choose: (choice: Choice, written: Written = {}) =>
      void decide(client, { id, name, choice, ...written }),
    undo: () => void decide(client, { id, name, choice: 'undo' }),
  };
}

/** Sends a refused choice as if it was made now. */
export function useTryAgain() {
  const client = useQueryClient();
  return ({ chosenAt: _earlier, ...decision }: Decision) => void decide(client, decision);
}
