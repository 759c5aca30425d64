import * as Type from 'typebox';
import { data } from '../common.ts';
import type { Route } from '../route.ts';

// Every page for members reads it, so it is separate from the rest.
/** Archived chats do not count. */
export const Unread = Type.Object({ chats: Type.Integer(), messages: Type.Integer() });
export type Unread = Type.Static<typeof Unread>;

export const countUnreadChats = {
  method: 'GET',
  url: '/chats/unread',
  access: 'verified',
  schema: {
    tags: ['Chat'],
    summary: 'How many chats have unread messages, and how many unread messages there are',
    response: { 200: data(Type.Object({ unread: Unread })) },
  },
} as const satisfies Route;
