import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Text, data, strict } from '../common.ts';
import { forEachName } from '../names.ts';
import type { Route } from '../route.ts';
import { schemaOf } from '../values.ts';
import {
  type ContentName,
  type Contents,
  contentNames,
  contentOf,
  sufficientNames,
} from './content-fields.ts';
import { editMinutes, longestMessage, longestSearch, searchedAtOnce } from './limits.ts';
import { Message, chatParams, messageParams, reactions } from './message.ts';
import type { Stop } from './stops.ts';

const tags = ['Chat'] as const;
const MessageNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });

/** The last number and the last change of the chat: a client that has both has everything. */
const latest = { lastNumber: Type.Integer(), lastChange: Type.Integer() };

export const listMessages = {
  method: 'GET',
  url: '/chats/:id/messages',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Messages of a chat, oldest first: the latest, or those before, after or around a number, or those changed since',
    params: chatParams,
    querystring: Type.Object(
      {
        before: Type.Optional(MessageNumber),
        after: Type.Optional(MessageNumber),
        around: Type.Optional(MessageNumber),
        changedAfter: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 2_147_483_647,
            description: 'Messages with a later change, in the order of their changes',
          }),
        ),
        limit,
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ messages: Type.Array(Message), ...latest })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const searchMessages = {
  method: 'GET',
  url: '/chats/:id/search',
  access: 'verified',
  schema: {
    tags,
    summary: `Messages of a chat that contain a text, latest first; each request looks through up to ${searchedAtOnce}`,
    params: chatParams,
    querystring: Type.Object(
      { text: Text(longestSearch), before: Type.Optional(MessageNumber), limit },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          messages: Type.Array(Message),
          nextBefore: Nullable(
            Type.Integer({
              description: 'Where to continue the search; null when everything was searched',
            }),
          ),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

/** `data` of the 422 for a message that is refused. Nothing is stored. */
export interface StoppedMessage {
  /** `hurtful` and `nude` can be sent with `sure`; the others have to be changed, until the other has answered. */
  readonly stop: Stop;
}

export const sendMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId',
  access: 'verified',
  schema: {
    tags,
    summary: 'Send a message; sent again with the same id it stays the same message',
    params: messageParams,
    body: Type.Object(
      {
        ...(forEachName(contentNames, (name) =>
          Type.Optional(schemaOf(contentOf(name), contentOf(name).description)),
        ) as { [K in ContentName]: Type.TOptional<Type.TUnsafe<NonNullable<Contents[K]>>> }),
        photo: Type.Optional(
          Type.String({
            pattern: String.raw`^[\w-]{1,64}$`,
            description: 'The publicId of an upload of the sender',
          }),
        ),
        replyTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
        sure: Type.Optional(
          Type.Boolean({ description: 'Sends a text or a photo that the sender was asked about' }),
        ),
      },
      {
        ...strict,
        description: `At least one of these: ${[...sufficientNames, 'photo'].join(', ')}`,
      },
    ),
    response: {
      200: data(Type.Object({ message: Message, ...latest })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

const changed = {
  200: data(Type.Object({ message: Message, ...latest })),
  404: Failure,
  409: Failure,
  422: Failure,
};

export const editMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId/text',
  access: 'verified',
  schema: {
    tags,
    summary: `Change the text of an own message within ${editMinutes} minutes`,
    params: messageParams,
    body: Type.Object({ text: Text(longestMessage), sure: Type.Optional(Type.Boolean()) }, strict),
    response: changed,
  },
} as const satisfies Route;

export const deleteMessage = {
  method: 'DELETE',
  url: '/chats/:id/messages/:messageId',
  access: 'verified',
  schema: {
    tags,
    summary: 'Delete a message for yourself, or one of yours for both',
    params: messageParams,
    querystring: Type.Object({ for: OneOf(['me', 'both']) }, strict),
    response: changed,
  },
} as const satisfies Route;

export const reactToMessage = {
  method: 'PUT',
  url: '/chats/:id/messages/:messageId/reaction',
  access: 'verified',
  schema: {
    tags,
    summary: 'Add, replace or remove your reaction to a message',
    params: messageParams,
    body: Type.Object({ reaction: Nullable(OneOf(reactions)) }, strict),
    response: changed,
  },
} as const satisfies Route;
