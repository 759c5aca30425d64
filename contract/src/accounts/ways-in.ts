import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, data, strict, success } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** What somebody can sign in with. */
export const waysIn = ['password', ...providers] as const;
export type WayIn = (typeof waysIn)[number];

export const listWaysIn = {
  method: 'GET',
  url: '/auth/ways-in',
  access: 'member',
  schema: {
    tags,
    summary: 'My sign-in methods',
    response: {
      200: data(
        Type.Object({
          waysIn: Type.Array(
            Type.Object({
              way: OneOf(waysIn),
              addedAt: Nullable(Time),
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Route;

export const removeWayIn = {
  method: 'POST',
  url: '/auth/ways-in/removal',
  access: 'member',
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Remove a sign-in method, except the last one; all other sessions end',
    body: Type.Object({ way: OneOf(waysIn) }, strict),
    response: { 200: success({}), 404: Failure, 409: Failure },
  },
} as const satisfies Route;
