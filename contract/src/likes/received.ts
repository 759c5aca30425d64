import * as Type from 'typebox';
import { Nullable, OneOf, data, strict } from '../common.ts';
import { MatchedPerson } from '../discovery.ts';
import type { Route } from '../route.ts';
import { LikedPart } from './parts.ts';

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
    summary: 'Who liked you; without premium, only how many, counted once a day',
    querystring: Type.Object(Page, strict),
    response: {
      200: data(
        Type.Object({
          count: Type.Integer(),
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
          left: Left,
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;
