import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, data, strict } from '../common.ts';
import { MatchedPerson } from '../discovery/person.ts';
import type { Route } from '../route.ts';
import { LikedPart } from './liked-part.ts';
import { TheirLike } from './their-like.ts';

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
      'Who likes you; without premium, how many people do, and who of them sent a super like or was opened',
    querystring: Type.Object(
      {
        ...Page,
        outside: Type.Boolean({
          default: false,
          description: 'The likes from people who do not fit, instead of the others',
        }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          count: Type.Integer({
            description:
              'How many people like you, fit, and wait for your decision. To fit means that each is who the other looks for',
          }),
          outside: Type.Integer({ description: 'How many other people do' }),
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
          notes: Type.Array(TheirLike, {
            description:
              'What people wrote to you in likes, and about which part of your profile, if you do not see who they are. Their names are left out',
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
    summary: 'Say that you have looked at your likes: their notifications are read',
    response: { 200: data(Type.Object({ seen: Type.Boolean() })) },
  },
} as const satisfies Route;

export const openLike = {
  method: 'PUT',
  url: '/likes/opened',
  access: 'verified',
  schema: {
    tags: ['Likes'],
    summary:
      'See who sent one of the likes that your plan hides. It is the same one until you like them or pass on them',
    response: { 200: data(Type.Object({ memberId: Id })), 404: Failure },
  },
} as const satisfies Route;
