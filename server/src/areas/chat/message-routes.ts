import {
  listMessages,
  searchMessages,
  sendMessage as sendMessageRoute,
} from '@kindred/contract/chat/messages';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutOwner } from '../../platform/visibility.ts';
import { findMessages, readMessages } from './history.ts';
import { limits } from './limits.ts';
import { sendMessage } from './send.ts';

export function messageRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countRead = limitRate(app, limits.read);
  const countSearch = limitRate(app, limits.search);
  const countSend = limitRate(app, limits.send);

  serve(app, listMessages, async ({ member, params: { id }, query, reply }) => {
    countRead(reply, member.id);
    return { data: await readMessages(pool, member.id, id, query) };
  });

  serve(app, searchMessages, async ({ member, params: { id }, query, reply }) => {
    countSearch(reply, member.id);
    return { data: await findMessages(pool, member.id, id, query) };
  });

  serve(app, sendMessageRoute, async ({ member, params: { id, messageId }, body, reply }) => {
    countSend(reply, member.id);
    const { text = null, photo = null, replyTo = null, sure = false } = body;
    const message = { id: messageId.toLowerCase(), text, photo, replyTo, sure };
    return { data: await sendMessage(app, member.id, id, message) };
  });
}

const url = (path: string) => `/chats/{owner}${path}`;
const newId = '01890000-0000-7000-8000-000000000000';

export const visibility = [
  aboutOwner(listMessages, [404, 404, 404], { url: url('/messages'), match: 200 }),
  aboutOwner(searchMessages, [404, 404, 404], { url: url('/search?text=x'), match: 200 }),
  aboutOwner(sendMessageRoute, [404, 404, 404], {
    url: url(`/messages/${newId}`),
    body: { text: 'Hello' },
    match: 200,
  }),
];
