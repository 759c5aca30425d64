import * as Type from 'typebox';
import { Failure, strict, success } from '../common.ts';
import type { Route } from '../route.ts';
import { TypedCode } from './codes.ts';

const tags = ['Invitations'] as const;

export const checkInvitation = {
  method: 'POST',
  url: '/invitation-codes/check',
  access: 'public',
  schema: {
    tags,
    summary: 'Whether someone can register with a code now',
    body: Type.Object({ invitation: TypedCode }, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;
