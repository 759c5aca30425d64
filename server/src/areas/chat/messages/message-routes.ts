import {
  deleteMessage,
  editMessage as editMessageRoute,
  listMessages,
  reactToMessage,
  searchMessages,
  sendMessage as sendMessageRoute,
} from '@kindred/contract/chat/messages';
import { pickContents } from '@kindred/contract/chat/content-fields';
import { reactions } from '@kindred/contract/chat/message';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/http/context.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createShares } from '../../../platform/http/limits/member-shares.ts';
import { aboutOwner } from '../../../platform/visibility.ts';
import { deleteForBoth, editMessage, hideOwn, react } from './change-message.ts';
import { findMessages, readMessages } from './history.ts';
import { limits } from '../limits.ts';
import { sendMessage } from './send.ts';
import { messagesKeys } from '../visible-keys.ts';

/** Long messages can keep the database busy with one search for half a second. */
const searchesAtOnce = 1;

export function messageRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countRead = limitRate(app, limits.read);
  const countSearch = limitRate(app, limits.search);
  const inTheirShare = createShares(searchesAtOnce);
  const countSend = limitRate(app, limits.send);
  const countChange = limitRate(app, limits.change);

  serve(app, listMessages, async ({ member, params: { id }, query, reply }) => {
    countRead(reply, member.id);
    return { data: await readMessages(pool, member.id, id, query) };
  });

  serve(app, searchMessages, async ({ member, params: { id }, query, reply }) => {
    countSearch(reply, member.id);
    const search = () => findMessages(pool, member.id, id, query);
    return { data: await inTheirShare(member.id, search) };
  });

  serve(app, sendMessageRoute, async ({ member, params: { id, messageId }, body, reply }) => {
    countSend(reply, member.id);
    const { photo = null, replyTo = null, sure = false } = body;
    const contents = pickContents(body);
    const message = { ...contents, id: messageId.toLowerCase(), photo, replyTo, sure };
    return { data: await sendMessage(app, member.id, id, message) };
  });

  serve(app, editMessageRoute, async ({ member, params, body, reply }) => {
    const { text, sure = false } = body;
    countChange(reply, member.id);
    return { data: await editMessage(app, messageAddressOf(member, params), { text, sure }) };
  });

  serve(app, deleteMessage, async ({ member, params, query, reply }) => {
    countChange(reply, member.id);
    const remove = query.for === 'both' ? deleteForBoth : hideOwn;
    return { data: await remove(app, messageAddressOf(member, params)) };
  });

  serve(app, reactToMessage, async ({ member, params, body: { reaction }, reply }) => {
    countChange(reply, member.id);
    return { data: await react(app, messageAddressOf(member, params), reaction) };
  });
}

const messageAddressOf = (
  { id: memberId }: Caller,
  { id, messageId }: { readonly id: string; readonly messageId: string },
) => ({ memberId, otherId: id.toLowerCase(), id: messageId.toLowerCase() });

const url = (path: string) => `/chats/{owner}${path}`;
const newId = '01890000-0000-7000-8000-000000000000';

export const visibility = [
  aboutOwner(listMessages, [404, 404, 404], {
    url: url('/messages'),
    match: 200,
    keys: [...messagesKeys, 'data.lastNumber', 'data.lastChange'],
  }),
  aboutOwner(searchMessages, [404, 404, 404], {
    url: url('/search?text=e'),
    match: 200,
    keys: [...messagesKeys, 'data.nextBefore'],
  }),
  aboutOwner(sendMessageRoute, [404, 404, 404], {
    url: url(`/messages/${newId}`),
    body: { text: 'Hello' },
    match: 200,
  }),
  aboutOwner(editMessageRoute, [404, 404, 404], {
    url: url('/messages/{message}/text'),
    body: { text: 'Hello' },
    match: 422,
  }),
  aboutOwner(deleteMessage, [404, 404, 404], {
    url: url('/messages/{message}?for=me'),
    match: 200,
  }),
  aboutOwner(reactToMessage, [404, 404, 404], {
    url: url('/messages/{message}/reaction'),
    body: { reaction: reactions[0] },
    match: 200,
  }),
];
