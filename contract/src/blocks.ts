import * as Type from 'typebox';
import { Failure, Id, Nullable, Time, data, strict } from './common.ts';
import type { Route } from './route.ts';

const tags = ['Blocks'] as const;
const params = Type.Object({ id: Id }, strict);

const Block = Type.Object({
  memberId: Id,
  firstName: Type.String({ description: 'The name they had when you blocked them' }),
  blockedAt: Time,
});

const blockResponse = data(Type.Object({ blocked: Type.Boolean() }));

export const listBlocks = {
  method: 'GET',
  url: '/blocks',
  access: 'member',
  schema: {
    tags,
    summary: 'Blocked members, latest first',
    querystring: Type.Object(
      {
        cursor: Type.Optional(Type.String({ maxLength: 100 })),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ blocks: Type.Array(Block), nextCursor: Nullable(Type.String()) })),
    },
  },
} as const satisfies Route;

export const blockMember = {
  method: 'PUT',
  url: '/blocks/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'Block a member; you can no longer see each other',
    params,
    response: { 200: blockResponse, 422: Failure },
  },
} as const satisfies Route;

export const unblockMember = {
  method: 'DELETE',
  url: '/blocks/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'Unblock a member',
    params,
    response: { 200: blockResponse },
  },
} as const satisfies Route;
