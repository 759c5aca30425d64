import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { n as listChats } from './chat-DJIi_OJA.js';
import { n as readPerson } from './person-zOw0zXnc.js';
import {
  a as listPasses,
  l as undoChoice,
  n as choose,
  o as listPastMatches,
  r as countOwnLikes,
  s as listSentLikes,
} from './likes-CRfAcYvy.js';
import { t as listLikes } from './received-CyYnEAAu.js';
import { t as call } from './call-DKXJHjxq.js';
import { _ as onOnline, m as isOnline, p as hasStatus, t as session } from './session-qxZvcB-b.js';
import { t as createSharedState } from './shared-state-mFJemKE7.js';
import { t as createOwnUnsentQueue } from './own-unsent-queue-mkkG608c.js';
import { t as createState } from './state-C1Q55A5x.js';
import { a as showMatch, n as forgetRefusals, t as addRefusal } from './refusals-CKepHfi_.js';
import { n as invalidate, t as fetchData } from './query-AAxsCU1Q.js';
// web/src/api/deck-state.ts
/** So many cards of people decided on are kept. */
var mostUndone = 20;
var newDeck = (decided = []) => ({
  decided: decided.map((id) => ({
    id,
    card: null,
  })),
  front: [],
  matched: [],
});
var idOf = ({ person }) => person._id;
/** The cards that are left, in their order. */
function cardsOf({ decided, front }, fetched) {
  const latest = new Map(fetched.map((card) => [idOf(card), card]));
  const cards = new Map(
    [...front, ...fetched].map((card) => [idOf(card), latest.get(idOf(card)) ?? card]),
  );
  for (const { id } of decided) cards.delete(id);
  return [...cards.values()];
}
/** The card on top stays there. */
var withTop = (deck, top) => ({
  ...deck,
  front: [top, ...cardsOf(deck, []).filter((card) => idOf(card) !== idOf(top))],
});
function withDecided(deck, id, card = null) {
  const known = card ?? deck.front.find((each) => idOf(each) === id) ?? null;
  const decided = [
    ...deck.decided.filter((each) => each.id !== id),
    {
      id,
      card: known,
    },
  ];
  const kept = decided.length - mostUndone;
  return {
    ...withoutCard(deck, id),
    decided: decided.map((each, index) =>
      index < kept
        ? {
            ...each,
            card: null,
          }
        : each,
    ),
  };
}
/** Those of them who are in the deck are where the server puts them. */
var withoutDecided = (deck, ids) => ({
  ...deck,
  decided: deck.decided.filter(({ id }) => !ids.includes(id)),
});
/** The choice stays, and its card does not come back. */
var withMatched = (deck, id) => ({
  ...deck,
  matched: [...deck.matched, id],
});
/** Whom the member decided on last, if that can be undone. */
function lastOf({ decided, matched }) {
  const last = decided.at(-1)?.id ?? null;
  return last !== null && matched.includes(last) ? null : last;
}
/** The card comes back in front. */
function withUndone(deck, id) {
  const card = deck.decided.find((each) => each.id === id)?.card;
  const without = withoutDecided(deck, [id]);
  return card ? withTop(without, card) : without;
}
/** The person is no longer there, and is not in the fetched cards either. */
var withoutCard = (deck, id) => ({
  ...deck,
  front: deck.front.filter((card) => idOf(card) !== id),
});
/** Another deck follows. */
var withoutCards = (deck) => ({
  ...deck,
  front: [],
});
/** The deck of the member who is signed in. It ends with the session, as the fetched cards do. */
function createDeckState(unsent) {
  const signedIn = () => session.get().user?._id ?? '';
  let owner = signedIn();
  const state = createState(newDeck(unsent()));
  session.subscribe(() => {
    if (signedIn() === owner) return;
    owner = signedIn();
    state.change(() => newDeck(unsent()));
  });
  return {
    ...state,
    /** Changes nothing while someone else is signed in. */
    changeOf: (member, next) => {
      if (member === owner) state.change(next);
    },
  };
}
// web/src/api/choices/outbox.ts
var outbox_exports = /* @__PURE__ */ __exportAll({
  decide: () => decide,
  deckState: () => deckState,
  keepSending: () => keepSending,
  ownChoices: () => ownChoices,
  sendDecision: () => sendDecision,
  sentChoices: () => sentChoices,
  unsentIds: () => unsentIds,
});
var writtenIn = ({ note, sure, part }) => ({
  ...(note && { note }),
  ...(sure && { sure }),
  ...(part && { part }),
});
var signedIn = () => session.get().user?._id ?? '';
/** A limit of likes ends tomorrow, which is too late to wait for. */
var isFinal = (error) => hasStatus(error, 400, 499) && !hasStatus(error, 401);
/** Every choice and undo of the member until the server has it, wherever it was made. */
var ownChoices = createOwnUnsentQueue({
  name: 'unsent-choices',
  isSame: (one, other) => one.id === other.id,
  isFinal,
});
var unsentIds = () =>
  ownChoices()
    .get()
    .unsaved.filter(({ choice }) => choice !== 'undo')
    .map(({ id }) => id);
var deckState = createDeckState(unsentIds);
/** What this visit has chosen, once the server has it. Null if it was undone. Lists show it until they are fetched again. */
var sentChoices = createSharedState({});
/** The queries that a choice affects, besides the profile. */
var lists = [listLikes, listSentLikes, listPasses, countOwnLikes, listChats, listPastMatches];
var sendFor = (client, owner) =>
  async function send(decision) {
    const { id, choice, chosenAt } = decision;
    const params = { id };
    if (choice === 'undo')
      await call(undoChoice, {
        params,
        query: { chosenAt },
      });
    else {
      const body = {
        choice,
        chosenAt,
        ...writtenIn(decision),
      };
      const { moment } = await fetchData(choose, {
        params,
        body,
      });
      if (moment && signedIn() === owner) {
        deckState.changeOf(owner, (deck) => withMatched(deck, id));
        showMatch(client, moment);
      }
    }
    if (signedIn() !== owner) return;
    const sent = choice === 'undo' ? null : choice;
    sentChoices.change((all) => ({
      ...all,
      [id]: sent,
    }));
    invalidate(client, ...lists);
    await invalidate(client, readPerson);
  };
/** What was refused does not count: the person is in the deck again, unless they are no longer there. */
function returnToDeck(owner, { id, choice }, error) {
  if (choice !== 'undo') {
    if (!hasStatus(error, 404)) deckState.changeOf(owner, (deck) => withUndone(deck, id));
  } else if (hasStatus(error, 409))
    deckState.changeOf(owner, (deck) => withMatched(withDecided(deck, id), id));
}
/** How long to wait after a failure before the next try. */
var retryDelayMs = 1e4;
var timer;
/** Sends what waits, one after the other. What is refused is set aside, so that the rest continues. */
async function flush(client) {
  clearTimeout(timer);
  if (!isOnline()) return;
  const queue = ownChoices();
  const { owner } = queue;
  await queue.send(sendFor(client, owner), (decision, error) => {
    addRefusal(decision, error);
    returnToDeck(owner, decision, error);
    invalidate(client, readPerson, ...lists);
  });
  const { unsaved, sending } = queue.get();
  if (unsaved.length > 0 && !sending) timer = setTimeout(() => void flush(client), retryDelayMs);
}
var isKept = false;
function sendOnceOnline(client) {
  if (isKept) return;
  isKept = true;
  onOnline(() => void flush(client));
}
/** Sends what waits, from any page: now, when the connection is back, and again after a failure. */
function keepSending(client) {
  sendOnceOnline(client);
  flush(client);
}
/** Resolves when it was tried. */
function sendDecision(client, decision) {
  forgetRefusals(decision.id);
  ownChoices().put({
    ...decision,
    ...writtenIn(decision),
    chosenAt: Date.now(),
  });
  sendOnceOnline(client);
  return flush(client);
}
/** A choice that was made elsewhere than in the deck. The person leaves the deck, too, or is in it again. */
function decide(client, decision) {
  const { id, choice } = decision;
  deckState.change((deck) =>
    choice === 'undo' ? withoutDecided(deck, [id]) : withDecided(deck, id),
  );
  return sendDecision(client, decision);
}
export {
  withoutDecided as _,
  ownChoices as a,
  unsentIds as c,
  withDecided as d,
  withMatched as f,
  withoutCards as g,
  withoutCard as h,
  outbox_exports as i,
  cardsOf as l,
  withUndone as m,
  deckState as n,
  sendDecision as o,
  withTop as p,
  keepSending as r,
  sentChoices as s,
  decide as t,
  lastOf as u,
};
