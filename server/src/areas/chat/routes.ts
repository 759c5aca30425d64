import {
  archiveChat,
  listChats,
  markDelivered as markDeliveredRoute,
  markRead as markReadRoute,
  readChat as readChatRoute,
  saveDraft,
} from '@kindred/contract/chat';
import { countUnreadChats } from '@kindred/contract/chat/unread';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutCaller, aboutOwner, under } from '../../platform/visibility.ts';
import { refuseStaff } from '../members/refuse-staff.ts';
import { writeDraft } from './inbox/drafts.ts';
import { readChat, readChats, readUnread } from './inbox/inbox.ts';
import { limits } from './limits.ts';
import { markDelivered, markRead, setArchived } from './inbox/marks.ts';
import { chatKeys } from './visible-keys.ts';

export function chatRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const countRead = limitRate(app, limits.read);
  const countMark = limitRate(app, limits.mark);

  serve(app, listChats, async ({ member, query, reply, reader }) => {
    refuseStaff(member);
    countRead(reply, member.id);
    return { data: await readChats(app, { memberId: member.id, query, reader }) };
  });

  serve(app, countUnreadChats, async ({ member, reader }) => ({
    data: { unread: await readUnread(reader, member.id) },
  }));

  serve(app, readChatRoute, async ({ member, params: { id }, reply }) => {
    countRead(reply, member.id);
    return { data: { chat: await readChat(app, member.id, id) } };
  });

  serve(app, archiveChat, async ({ member, params: { id }, body: { archived }, reply }) => {
    countMark(reply, member.id);
    await setArchived(pool, member.id, id, archived);
    return { data: { archived } };
  });

  serve(app, markReadRoute, async ({ member, params: { id }, body: { number }, reply }) => {
    countMark(reply, member.id);
    const mark = { memberId: member.id, otherId: id, number, now: now() };
    return { data: await markRead(pool, mark) };
  });

  serve(app, markDeliveredRoute, async ({ member, body: { chats }, reply }) => {
    countMark(reply, member.id);
    return { data: { delivered: await markDelivered(pool, member.id, chats) } };
  });

  serve(app, saveDraft, async ({ member, params: { id }, body: { text }, reply }) => {
    countMark(reply, member.id);
    const draft = { memberId: member.id, otherId: id, text, now: now() };
    return { data: await writeDraft(pool, draft) };
  });
}

const url = (path = '') => `/chats/{owner}${path}`;

export const visibility = [
  aboutCaller(listChats, {
    keys: [
      ...['data.chats', 'data.nextCursor'],
      ...under('data.chats[]', chatKeys),
      ...under('data.unread', ['chats', 'messages']),
    ],
  }),
  aboutCaller(countUnreadChats),
  aboutCaller(markDeliveredRoute, {
    body: { chats: [{ memberId: '{owner}', number: 1 }] },
  }),
  aboutOwner(readChatRoute, [404, 404, 404], {
    url: url(),
    match: 200,
    keys: under('data.chat', chatKeys),
  }),
  aboutOwner(archiveChat, [404, 404, 404], {
    url: url('/archived'),
    body: { archived: true },
    match: 200,
  }),
  aboutOwner(markReadRoute, [404, 404, 404], {
    url: url('/read'),
    body: { number: 1 },
    match: 200,
  }),
  aboutOwner(saveDraft, [404, 404, 404], { url: url('/draft'), body: { text: 'x' }, match: 200 }),
];
