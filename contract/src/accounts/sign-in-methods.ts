import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, data, strict, success } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** The ways to sign in. */
export const signInMethods = ['password', ...providers] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const listSignInMethods = {
  method: 'GET',
  url: '/auth/sign-in-methods',
  access: 'member',
  schema: {
    tags,
    summary: 'My sign-in methods',
    response: {
      200: data(
        Type.Object({
          signInMethods: Type.Array(
            Type.Object({
              method: OneOf(signInMethods),
              addedAt: Nullable(Time),
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Route;

/** The token that the browser got from the provider. */
export const ProviderToken = {
  google: { tokenId: Type.String({ minLength: 1, maxLength: 8192 }) },
  facebook: {
    accessToken: Type.String({ minLength: 1, maxLength: 2048 }),
    userID: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The token must belong to this person',
    }),
  },
};

export const addSignInMethod = {
  method: 'POST',
  url: '/auth/sign-in-methods',
  access: 'member',
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Add Google or Facebook as a sign-in method',
    body: Type.Union([
      Type.Object({ method: Type.Literal('google'), ...ProviderToken.google }, strict),
      Type.Object({ method: Type.Literal('facebook'), ...ProviderToken.facebook }, strict),
    ]),
    response: { 200: success({}), 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const removeSignInMethod = {
  method: 'POST',
  url: '/auth/sign-in-methods/removal',
  access: 'member',
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Remove a sign-in method, except the last one; all other sessions end',
    body: Type.Object({ method: OneOf(signInMethods) }, strict),
    response: { 200: success({}), 404: Failure, 409: Failure },
  },
} as const satisfies Route;
