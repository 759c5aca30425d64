import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { r as givenContents } from './content-fields-DEVluSW6.js';
import { _ as onOnline, f as CallError } from './session-qxZvcB-b.js';
import { F as errorText } from '../entry.mjs';
import { t as createOwnUnsentQueue } from './own-unsent-queue-mkkG608c.js';
import { r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import {
  _ as withChanges,
  d as hasNewer,
  f as hasOlder,
  g as mergeHistories,
  l as historyAfter,
  m as lastOf,
  p as historyOf,
  t as reloadChats,
  u as firstOf,
  v as withMessage,
} from './inbox-BqG-WvHo.js';
import { n as countGaps } from './live-B-3kzNdS.js';
import { r as keptAs, t as appliedTo } from './followed-DXAL61Gf.js';
import * as Type from 'typebox';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
// contract/src/chat/messages.ts
/** The last number and the last change of the chat: a client that has both has everything. */
var latest = {
  lastNumber: /* @__PURE__ */ Type.Integer(),
  lastChange: /* @__PURE__ */ Type.Integer(),
};
var listMessages = {
  method: 'GET',
  url: '/chats/:id/messages',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var searchMessages = {
  method: 'GET',
  url: '/chats/:id/search',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var sendMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
({ ...latest });
var editMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId/text',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteMessage = {
  method: 'DELETE',
  url: '/chats/:id/messages/:messageId',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var reactToMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId/reaction',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/lib/uuid-v7.ts
/** A unique id that sorts by the time of its creation. */
function uuidV7(now = Date.now()) {
  const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(now / 2 ** 32));
  view.setUint32(2, now % 2 ** 32);
  view.setUint8(6, (view.getUint8(6) & 15) | 112);
  view.setUint8(8, (view.getUint8(8) & 63) | 128);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
// web/src/api/chat/history.ts
var perPage = 50;
/** A member who was away for more than this many messages starts with the latest again. */
var mostMissed = 500;
var historyKey = (id) => [...keyOf(listMessages, { params: { id } }), 'history'];
var fetchPage = (id, query, signal) =>
  fetchData(listMessages, {
    params: { id },
    query: {
      ...query,
      limit: perPage,
    },
    ...(signal && { signal }),
  });
/** The latest messages. While an earlier part of the chat is shown, what was kept before stays. */
var keptPart = (history) =>
  hasNewer(history)
    ? void 0
    : {
        ...history,
        messages: history.messages.slice(-50),
        gaps: -1,
      };
/** The messages of a chat. Fetching it again adds new and changed ones. */
var historyQuery = (id) =>
  queryOptions({
    ...keptAs(
      {
        part: keptPart,
        chat: id,
      },
      appliedTo(
        (history, event) => historyAfter(id, history, event),
        4e3,
        'message',
        'messageChanged',
      ),
    ),
    queryKey: historyKey(id),
    queryFn: ({ client, signal }) => {
      const held = client.getQueryData(historyKey(id));
      if (!held) return readLatest(id, signal);
      return held.gaps === countGaps() ? catchUp(id, held, signal) : readWindow(id, held, signal);
    },
    structuralSharing: (one, other) => (one ? mergeHistories(one, other) : other),
  });
async function readLatest(id, signal) {
  const gaps = countGaps();
  return historyOf(Date.now(), gaps, await fetchPage(id, {}, signal));
}
/** All messages of the window, and newer ones if it shows the latest. */
async function readWindow(id, held, signal) {
  const [gaps, first] = [countGaps(), firstOf(held)];
  if (held.lastNumber - first > mostMissed) return readLatest(id, signal);
  const start = await fetchPage(id, { after: first - 1 }, signal);
  const history = historyOf(held.window, gaps, start);
  return hasNewer(history) ? readNewer(id, history, signal) : history;
}
/** All messages that were changed later than the given change. */
async function readChanges(id, after, signal) {
  const messages = [];
  for (let from = after; ;) {
    const page = await fetchPage(id, { changedAfter: from }, signal);
    messages.push(...page.messages);
    const last = page.messages.at(-1);
    if (!last || page.messages.length < perPage)
      return {
        ...page,
        messages,
      };
    from = last.change;
  }
}
async function catchUp(id, held, signal) {
  const { messages, lastNumber, lastChange } = await readChanges(id, held.changesTo, signal);
  const history = {
    ...withChanges(held, messages, lastChange),
    lastNumber: Math.max(held.lastNumber, lastNumber),
  };
  return hasNewer(held) ? history : readNewer(id, history, signal);
}
async function readNewer(id, held, signal) {
  if (held.lastNumber - lastOf(held) > mostMissed) return readLatest(id, signal);
  let history = held;
  while (hasNewer(history)) {
    const page = await fetchPage(id, { after: lastOf(history) }, signal);
    if (page.messages.length === 0) break;
    history = mergeHistories(history, {
      ...history,
      messages: page.messages,
    });
  }
  return history;
}
/** The result of a change from its response. */
function putMessage(client, id, message) {
  const queryKey = historyKey(id);
  const held = client.getQueryData(queryKey);
  if (!held) return;
  const next =
    message.change > 0 ? withChanges(held, [message], held.changesTo) : withMessage(held, message);
  if (next) client.setQueryData(queryKey, next);
  else client.invalidateQueries({ queryKey });
}
function useHistory(id) {
  const client = useQueryClient();
  const query = useQuery(historyQuery(id));
  const put = (history) => client.setQueryData(historyKey(id), history);
  const held = () => client.getQueryData(historyKey(id));
  /** Adds messages. Those of a response from before a known change miss it. */
  async function add(page) {
    const history = held();
    if (!history) return;
    put({
      ...history,
      messages: page.messages,
      lastNumber: page.lastNumber,
    });
    if (page.lastChange >= history.changesTo) return;
    const { messages } = await readChanges(id, page.lastChange);
    const now = held();
    if (now) put(withChanges(now, messages, now.changesTo));
  }
  /** Another position in the chat, as it was when the page was read. */
  function move(page) {
    const before = held();
    put(historyOf(Date.now(), countGaps(), page));
    if (before && (page.lastChange < before.changesTo || page.lastNumber < before.lastNumber))
      client.invalidateQueries({ queryKey: historyKey(id) });
  }
  async function loadOlder() {
    const history = held();
    if (!history || !hasOlder(history)) return;
    await add(await fetchPage(id, { before: firstOf(history) }));
  }
  async function loadNewer() {
    const history = held();
    if (!history || !hasNewer(history)) return;
    await add(await fetchPage(id, { after: lastOf(history) }));
  }
  /** Shows the messages around one that is not in the window. */
  async function goTo(number) {
    const history = held();
    if (history && number >= firstOf(history) && number <= lastOf(history)) return;
    move(await fetchPage(id, { around: number }));
  }
  async function goToLatest() {
    const history = held();
    if (history && hasNewer(history)) move(await fetchPage(id, {}));
  }
  return {
    query,
    loadOlder,
    loadNewer,
    goTo,
    goToLatest,
  };
}
// web/src/api/chat/unsent.ts
var unsent_exports = /* @__PURE__ */ __exportAll({
  keepSending: () => keepSending,
  stopOf: () => stopOf,
  useRefusedTo: () => useRefusedTo,
  useUnsent: () => useUnsent,
});
var isSame = (one, other) => one.id === other.id;
var ownWaiting = createOwnUnsentQueue({
  name: 'unsent-messages',
  isSame,
});
var ownRefused = createOwnUnsentQueue({
  name: 'refused-messages',
  isSame,
});
/** Why the server stopped the message, where it says so. */
function stopOf(error) {
  if (!(error instanceof CallError) || error.status !== 422) return null;
  return error.body?.data?.stop ?? null;
}
async function sendOne(client, message) {
  const { id: messageId, memberId: id, photo, replyTo, sure } = message;
  const { message: sent } = await fetchData(sendMessage, {
    params: {
      id,
      messageId,
    },
    body: {
      ...givenContents(message),
      ...(photo && { photo: photo.publicId }),
      ...(replyTo !== null && { replyTo }),
      ...(sure && { sure }),
    },
  });
  putMessage(client, id, sent);
  reloadChats(client, id);
}
/** How long to wait after a failure before the next try. */
var retryDelayMs = 3e3;
var timer;
/** Sends the waiting messages, one after the other. Refused ones are set aside, so that the rest continues. */
async function flush(client) {
  clearTimeout(timer);
  const [waiting, refused] = [ownWaiting(), ownRefused()];
  await waiting.send(
    (message) => sendOne(client, message),
    (message, error) =>
      refused.put({
        ...message,
        stop: stopOf(error),
        reason: errorText(error),
      }),
  );
  const { unsaved, sending } = waiting.get();
  if (unsaved.length > 0 && !sending) timer = setTimeout(() => void flush(client), retryDelayMs);
}
var isKept = false;
/** Sends the waiting messages, from any page: now, when the connection is back, and again after a failure. */
function keepSending(client) {
  flush(client);
  if (isKept) return;
  isKept = true;
  onOnline(() => void flush(client));
}
/** The matches whose messages were refused. */
function useRefusedTo() {
  const client = useQueryClient();
  const refused = ownRefused();
  useEffect(() => keepSending(client), [client]);
  const { unsaved } = useSyncExternalStore(refused.subscribe, refused.get);
  return [...new Set(unsaved.map(({ memberId }) => memberId))];
}
/** The messages of a chat that are not sent, and how to send one. */
function useUnsent(memberId) {
  const client = useQueryClient();
  const [waiting, refused] = [ownWaiting(), ownRefused()];
  useEffect(() => keepSending(client), [client]);
  const put = (message) => {
    waiting.put(message);
    flush(client);
  };
  const { unsaved } = useSyncExternalStore(waiting.subscribe, waiting.get);
  const { unsaved: back } = useSyncExternalStore(refused.subscribe, refused.get);
  const isHere = (message) => message.memberId === memberId;
  return {
    waiting: unsaved.filter(isHere),
    refused: back.filter(isHere),
    /** Returns the id of the new message. */
    send: (message) => {
      const id = uuidV7();
      put({
        ...message,
        id,
        memberId,
        sure: false,
        at: /* @__PURE__ */ new Date().toISOString(),
      });
      return id;
    },
    /** Sent although it could hurt: the member confirmed it. */
    sendAnyway: (message) => {
      refused.remove(message);
      const { stop: _stop, reason: _reason, ...rest } = message;
      put({
        ...rest,
        sure: true,
      });
    },
    drop: refused.remove,
  };
}
export {
  putMessage as a,
  editMessage as c,
  useUnsent as i,
  reactToMessage as l,
  unsent_exports as n,
  useHistory as o,
  useRefusedTo as r,
  deleteMessage as s,
  stopOf as t,
  searchMessages as u,
};
