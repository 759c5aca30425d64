import * as Type from 'typebox';
import { Failure, Nullable, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { OwnInvitation, TypedCode } from './codes.ts';

const tags = ['Invitations'] as const;

export const readOwnInvitation = {
  method: 'GET',
  url: '/invitation-codes/own',
  access: 'member',
  schema: {
    tags,
    summary: 'My invitation, and how many people joined with it',
    response: { 200: data(Type.Object({ invitation: OwnInvitation })) },
  },
} as const satisfies Route;

/** Sent twice, it makes one code: the second request no longer has the one that was replaced. */
export const makeOwnInvitation = {
  method: 'POST',
  url: '/invitation-codes/own',
  access: 'member',
  schema: {
    tags,
    summary: 'Make my invitation, or give it a new code in place of this one',
    body: Type.Object({ replaces: Nullable(TypedCode) }, strict),
    response: {
      200: data(Type.Object({ invitation: OwnInvitation })),
      403: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
