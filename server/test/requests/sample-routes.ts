import { Failure, Secret, Text, data, strict } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { AppError } from '../../src/errors.ts';
import { serve } from '../../src/platform/http/serve.ts';

const tags = ['Test'] as const;

const Note = Type.Object(
  {
    title: Text(10),
    password: Type.Optional(Secret),
    place: Type.Optional(Type.Object({ city: Text(20) }, strict)),
    words: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: 3 })),
    count: Type.Optional(Type.Integer({ minimum: 1 })),
    color: Type.Optional(Type.Enum(['red', 'blue'])),
  },
  strict,
);

const writeNote = {
  method: 'POST',
  url: '/notes/:folder',
  access: 'public',
  schema: {
    tags,
    summary: 'Answers what it was sent',
    params: Type.Object({ folder: Text(20) }),
    querystring: Type.Object({ page: Type.Integer({ default: 1 }), q: Type.Optional(Text(10)) }),
    body: Note,
    response: {
      200: data(Type.Object({ body: Note, query: Type.Unknown(), folder: Type.String() })),
      409: Failure,
    },
  },
} as const satisfies Route;

const tell = {
  method: 'POST',
  url: '/tell',
  access: 'public',
  schema: {
    tags,
    summary: 'Takes no body',
    response: { 200: data(Type.Object({ open: Type.String() })) },
  },
} as const satisfies Route;

/** Routes that take text of all kinds, and one that takes none. */
export function serveSampleRoutes(app: FastifyInstance) {
  serve(app, writeNote, async ({ body, query, params: { folder } }) => {
    if (folder === 'taken') throw new AppError('key_reused');
    return { data: { body, query, folder } };
  });
  serve(app, tell, async () => ({ data: { open: 'yes', secret: 'no' }, more: 'no' }));
}
