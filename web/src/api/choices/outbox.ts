import { listChats } from '@kindred/contract/chat';
import { readPerson } from '@kindred/contract/discovery/person';
import {
  choose,
  countOwnLikes,
  listPasses,
  listPastMatches,
  listSentLikes,
  undoChoice,
} from '@kindred/contract/likes';
import type { Choice } from '@kindred/contract/likes/choices';
import { listLikes } from '@kindred/contract/likes/received';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { isOnline, onOnline } from '../../lib/connection.ts';
import { session } from '../../lib/sessions/session.ts';
import { createSharedState } from '../../lib/shared-state.ts';
import { createOwnUnsentQueue } from '../../lib/unsent/own-unsent-queue.ts';
import {
  createDeckState,
  withDecided,
  withMatched,
  withUndone,
  withoutDecided,
} from '../deck-state.ts';
import { showMatch } from '../match-moment.ts';
import { fetchData, invalidate } from '../query.ts';
import { type Decision, addRefusal, forgetRefusals } from './refusals.ts';

/** What is sent with a like. */
export type Written = Pick<Decision, 'note' | 'sure' | 'part'>;

const writtenIn = ({ note, sure, part }: Written): Written => ({
  ...(note && { note }),
  ...(sure && { sure }),
  ...(part && { part }),
});

const signedIn = () => session.get().user?._id ?? '';

/** A limit of likes ends tomorrow, which is too late to wait for. */
const isFinal = (error: unknown) => hasStatus(error, 400, 499) && !hasStatus(error, 401);

/** Every choice and undo of the member until the server has it, wherever it was made. */
export const ownChoices = createOwnUnsentQueue<Decision>({
  name: 'unsent-choices',
  isSame: (one, other) => one.id === other.id,
  isFinal,
});

export const unsentIds = () =>
  ownChoices()
    .get()
    .unsaved.filter(({ choice }) => choice !== 'undo')
    .map(({ id }) => id);

export const deckState = createDeckState(unsentIds);

/** What this visit has chosen, once the server has it. Null if it was undone. Lists show it until they are fetched again. */
export const sentChoices = createSharedState<Readonly<Record<string, Choice | null>>>({});

/** The queries that a choice affects, besides the profile. */
const lists = [
  listLikes,
  listSentLikes,
  listPasses,
  countOwnLikes,
  listChats,
  listPastMatches,
] as const;

/** Until when the cards of those who were chosen last move off. A refusal brings back a card that has left. */
const leaving = new Map<string, Promise<unknown>>();

const sendFor = (client: QueryClient, owner: string) =>
  async function send(decision: Decision) {
    const { id, choice, chosenAt } = decision;
    const params = { id };
    if (choice === 'undo') await call(undoChoice, { params, query: { chosenAt } });
    else {
      const body = { choice, chosenAt, ...writtenIn(decision) };
      const { moment } = await fetchData(choose, { params, body }).catch(async (error: unknown) => {
        await leaving.get(id);
        throw error;
      });
      if (moment && signedIn() === owner) {
        deckState.changeOf(owner, (deck) => withMatched(deck, id));
        void showMatch(client, moment);
      }
    }
    if (signedIn() !== owner) return;
    const sent = choice === 'undo' ? null : choice;
    sentChoices.change((all) => ({ ...all, [id]: sent }));
    void invalidate(client, ...lists);
    // A choice is sent when the profile shows it, so that it can be undone there.
    await invalidate(client, readPerson);
  };

/** What was refused does not count: the person is in the deck again, unless they are no longer there. */
function returnToDeck(owner: string, { id, choice }: Decision, error: unknown) {
  if (choice !== 'undo') {
    if (!hasStatus(error, 404)) deckState.changeOf(owner, (deck) => withUndone(deck, id));
  }
  // They matched before the undo arrived.
  else if (hasStatus(error, 409))
    deckState.changeOf(owner, (deck) => withMatched(withDecided(deck, id), id));
}

/** How long to wait after a failure before the next try. */
const retryDelayMs = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, one after the other. What is refused is set aside, so that the rest continues. */
async function flush(client: QueryClient) {
  clearTimeout(timer);
  if (!isOnline()) return;
  const queue = ownChoices();
  const { owner } = queue;
  await queue.send(sendFor(client, owner), (decision, error) => {
    addRefusal(decision, error);
    returnToDeck(owner, decision, error);
    void invalidate(client, readPerson, ...lists);
  });
  const { unsaved, sending } = queue.get();
  if (unsaved.length > 0 && !sending) timer = setTimeout(() => void flush(client), retryDelayMs);
}

let isKept = false;

function sendOnceOnline(client: QueryClient) {
  if (isKept) return;
  isKept = true;
  onOnline(() => void flush(client));
}

/** Sends what waits, from any page: now, when the connection is back, and again after a failure. */
export function keepSending(client: QueryClient) {
  sendOnceOnline(client);
  void flush(client);
}

/** Resolves when it was tried. */
export function sendDecision(
  client: QueryClient,
  decision: Omit<Decision, 'chosenAt'>,
  left?: Promise<unknown>,
) {
  forgetRefusals(decision.id);
  leaving.clear();
  if (left) leaving.set(decision.id, left);
  ownChoices().put({ ...decision, ...writtenIn(decision), chosenAt: Date.now() });
  sendOnceOnline(client);
  return flush(client);
}

/** A choice that was made elsewhere than in the deck. The person leaves the deck, too, or is in it again. */
export function decide(client: QueryClient, decision: Omit<Decision, 'chosenAt'>) {
  const { id, choice } = decision;
  deckState.change((deck) =>
    choice === 'undo' ? withoutDecided(deck, [id]) : withDecided(deck, id),
  );
  return sendDecision(client, decision);
}
