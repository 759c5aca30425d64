import * as Type from 'typebox';
import { data } from '../common.ts';
import type { Route } from '../route.ts';

// Every page of a member reads it, so it is apart from the rest.
/** Archived chats do not count. */
export const Unread = Type.Object({ chats: Type.Integer(), messages: Type.Integer() });

export const countUnreadChats = {
  method: 'GET',
  url: '/chats/unread',
  access: 'verified',
  schema: {
    tags: ['Chat'],
    summary: 'How many chats have messages that you have not read, and how many these are',
    response: { 200: data(Type.Object({ unread: Unread })) },
  },
} as const satisfies Route;
