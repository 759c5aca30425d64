import * as Type from 'typebox';
import { Nullable, OneOf, data, strict } from '../common.ts';
import { MatchedPerson } from '../discovery/person.ts';
import type { Route } from '../route.ts';
import { LikedPart } from './liked-part.ts';

export const Left = Type.Object(
  {
    likes: Nullable(Type.Integer()),
    superlikes: Type.Integer(),
    undos: Nullable(Type.Integer()),
  },
  { description: 'What is left today; null is unlimited' },
);

export const Page = {
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};
export const nextCursor = Nullable(Type.String());

export const listLikes = {
  method: 'GET',
  url: '/likes',
  access: 'verified',
  schema: {
    tags: ['Likes'],
    summary:
      'Who liked you; without premium, only who sent a super like, and how many others, counted once a day',
    querystring: Type.Object(
      {
        ...Page,
        outside: Type.Boolean({
          default: false,
          description: 'The likes from people outside what you look for, instead of the others',
        }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          count: Type.Integer({ description: 'How many people that you look for like you' }),
          outside: Type.Integer({ description: 'How many other people do' }),
          unseen: Type.Integer({
            description: 'How many of `count` you have not seen: see `PUT /likes/seen`',
          }),
          visible: Type.Boolean({ description: 'Whether your plan shows who they are' }),
          likes: Type.Array(
            Type.Object({
              ...MatchedPerson,
              choice: OneOf(['like', 'superlike']),
              note: Nullable(Type.String()),
              part: Nullable(LikedPart),
              likedAt: Type.String({
                format: 'date-time',
                description: 'The day, at midnight UTC',
              }),
            }),
          ),
          notes: Type.Array(Type.String(), {
            description:
              'What people wrote to you in likes, if your plan does not show who they are. Their names are left out',
          }),
          left: Left,
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;

export const seeLikes = {
  method: 'PUT',
  url: '/likes/seen',
  access: 'verified',
  schema: {
    tags: ['Likes'],
    summary: 'Say that you have looked at your likes',
    response: { 200: data(Type.Object({ unseen: Type.Integer() })) },
  },
} as const satisfies Route;
