import * as Type from 'typebox';
import { Failure, Secret, Text, Time, success, data, strict } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

/** The proof that an account gives: the strongest that it has. Without a password it is a code that we mail. */
export const proofKinds = ['second-factor', 'password', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** The `code` of the response of a route that needs a fresh proof, and the kind in its `data.by`. */
export const freshProofRequired = 'fresh_proof_required';

/** Minutes that a proof is valid, in the session that gave it. */
export const proofMinutes = 5;

export const giveProof = {
  method: 'POST',
  url: '/auth/proof',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Confirm it is me; this lasts five minutes',
    body: Type.Object(
      {
        password: Type.Optional(Secret),
        code: Type.Optional(Text(40)),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ until: Time })), 422: Failure },
  },
} as const satisfies Route;

export const mailProofCode = {
  method: 'POST',
  url: '/auth/proof/code',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Email me a code to confirm it is me, if I have no password',
    body: Type.Object({}, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;
