import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Time, data, strict } from './common.ts';
import { longestMessage } from './chat/limits.ts';
import { Message, chatParams } from './chat/message.ts';
import { PhotoFocus } from './members.ts';
import { CheckedMonth } from './photo-checks/checked-month.ts';
import { Unread } from './chat/unread.ts';
import { LikedPart } from './likes/liked-part.ts';
import type { Route } from './route.ts';

const tags = ['Chat'] as const;

export const chatFilters = ['all', 'new', 'turn', 'unread', 'archived'] as const;
export type ChatFilter = (typeof chatFilters)[number];

/** The part of a match that a list of chats shows. The complete profile is at `/auth/user/{id}`. */
export const ChatPerson = Type.Object(
  {
    _id: Id,
    firstName: Type.String(),
    age: Type.Integer(),
    profilePicture: Nullable(Type.String()),
    profilePictureId: Nullable(Type.String()),
    profilePictureFocus: PhotoFocus,
    isOnline: Type.Boolean(),
    lastActive: Nullable(Time),
    photoChecked: Nullable(CheckedMonth),
  },
  { title: 'ChatPerson' },
);
export type ChatPerson = Type.Static<typeof ChatPerson>;

const Prompt = Type.Object({ prompt: Type.String(), answer: Type.String() });

/** The conversation with one match, as one side sees it. */
export const Chat = Type.Object(
  {
    person: ChatPerson,
    matchedAt: Time,
    activeAt: Time,
    note: Nullable(Type.String({ description: 'The note sent with their like' })),
    part: Type.Union([LikedPart, Type.Null()], {
      description: 'The part of your profile that they liked',
    }),
    ownNote: Nullable(Type.String({ description: 'The note sent with your like' })),
    ownPart: Type.Union([LikedPart, Type.Null()], {
      description: 'The part of their profile that you liked',
    }),
    turn: Nullable(OneOf(['yours', 'theirs'])),
    archived: Type.Boolean(),
    unread: Type.Integer({ description: 'Messages of theirs that you have not read' }),
    readTo: Type.Integer({ description: 'The last number that you have read' }),
    theirDeliveredTo: Nullable(
      Type.Integer({ description: 'Null while they hide their activity' }),
    ),
    theirReadTo: Nullable(Type.Integer({ description: 'The same' })),
    theirReadAt: Nullable(Time),
    lastNumber: Type.Integer({ description: '0 in an empty chat' }),
    lastChange: Type.Integer(),
    lastMessage: Type.Union([Message, Type.Null()], {
      description: 'The latest that you have not deleted for yourself',
    }),
    draft: Nullable(Type.String()),
    draftAt: Nullable(Time),
    opener: Type.Union(
      [
        Type.Object({
          theirs: Type.Union([Prompt, Type.Null()]),
          yours: Type.Union([Prompt, Type.Null()]),
        }),
        Type.Null(),
      ],
      { description: 'Something from both profiles to start with, while the chat is empty' },
    ),
  },
  { title: 'Chat' },
);
export type Chat = Type.Static<typeof Chat>;

export const listChats = {
  method: 'GET',
  url: '/chats',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Your chats, the one with the latest activity first; a match that is silent is one too',
    querystring: Type.Object(
      {
        filter: { ...OneOf(chatFilters), default: 'all' as const },
        cursor: Type.Optional(Type.String({ maxLength: 100 })),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          chats: Type.Array(Chat),
          unread: Unread,
          nextCursor: Nullable(Type.String()),
        }),
      ),
    },
  },
} as const satisfies Route;

const oneChat = { 200: data(Type.Object({ chat: Chat })), 404: Failure };

export const readChat = {
  method: 'GET',
  url: '/chats/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'The chat with one match, by the id of that member',
    params: chatParams,
    response: oneChat,
  },
} as const satisfies Route;

export const archiveChat = {
  method: 'PUT',
  url: '/chats/:id/archived',
  access: 'verified',
  schema: {
    tags,
    summary: 'Archive or unarchive a chat; a new message from the match unarchives it too',
    params: chatParams,
    body: Type.Object({ archived: Type.Boolean() }, strict),
    response: { 200: data(Type.Object({ archived: Type.Boolean() })), 404: Failure },
  },
} as const satisfies Route;

const UpTo = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const markRead = {
  method: 'PUT',
  url: '/chats/:id/read',
  access: 'verified',
  schema: {
    tags,
    summary: 'Mark the messages up to this number as read; a lower number changes nothing',
    params: chatParams,
    body: Type.Object({ number: UpTo }, strict),
    response: {
      200: data(Type.Object({ readTo: Type.Integer(), unread: Type.Integer() })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const markDelivered = {
  method: 'PUT',
  url: '/chats/delivered',
  access: 'verified',
  schema: {
    tags,
    summary:
      'A device of yours has the messages up to these numbers; chats that are over are left out',
    body: Type.Object(
      {
        chats: Type.Array(Type.Object({ memberId: Id, number: UpTo }, strict), {
          minItems: 1,
          maxItems: 100,
        }),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ delivered: Type.Integer() })) },
  },
} as const satisfies Route;

export const saveDraft = {
  method: 'PUT',
  url: '/chats/:id/draft',
  access: 'verified',
  schema: {
    tags,
    summary: 'Save a draft for your other devices; an empty one deletes it',
    params: chatParams,
    body: Type.Object({ text: Type.String({ maxLength: longestMessage }) }, strict),
    response: {
      200: data(Type.Object({ draft: Nullable(Type.String()), draftAt: Nullable(Time) })),
      404: Failure,
    },
  },
} as const satisfies Route;
