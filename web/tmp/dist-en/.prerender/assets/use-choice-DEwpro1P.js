import { t as useOnline } from './use-online-N9b2cor3.js';
import {
  a as ownChoices,
  r as keepSending,
  s as sentChoices,
  t as decide,
} from './outbox-Cn1ksPZb.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
// web/src/api/choices/use-choice.ts
/** What the member chose about someone, as far as it is known here, and how to choose. */
function useChoice({ _id: id, name }) {
  const client = useQueryClient();
  const queue = ownChoices();
  const online = useOnline();
  const { unsaved, failure } = useSyncExternalStore(queue.subscribe, queue.get);
  const sent = sentChoices.use()[id];
  useEffect(() => keepSending(client), [client]);
  const unsent = unsaved.find((each) => each.id === id);
  const isWaiting = unsent !== void 0 && (!online || Boolean(failure));
  const waiting = isWaiting ? unsent.choice : null;
  return {
    /** What waits to be sent. */
    waiting,
    isSending: unsent !== void 0 && !isWaiting,
    /** What was chosen in this visit. Null if it was undone, and undefined if nothing was chosen. */
    chosen: waiting ? (waiting === 'undo' ? null : waiting) : sent,
    choose: (choice, written = {}) =>
      void decide(client, {
        id,
        name,
        choice,
        ...written,
      }),
    undo: () =>
      void decide(client, {
        id,
        name,
        choice: 'undo',
      }),
  };
}
/** Sends a refused choice as if it was made now. */
function useTryAgain() {
  const client = useQueryClient();
  return ({ chosenAt: _earlier, ...decision }) => void decide(client, decision);
}
export { useTryAgain as n, useChoice as t };
