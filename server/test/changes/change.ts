import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { issueCode } from '../../src/areas/accounts/registration/codes.ts';
import { AppError } from '../../src/errors.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { TestMember } from '../members/members.ts';
import type { openProviders } from '../service/providers.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

/** A member who acts in a test of parallel changes. */
export interface Actor extends TestMember {
  headers: Record<string, string>;
  refreshToken: string;
  /** The key of an authenticator app that awaits its first code. */
  pendingKey: string;
  recoveryCodes: string[];
  send: (
    method: Method,
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
}

/** What a change may use: the actor, a colleague of the team, and the member it is done to. */
export interface Scene {
  readonly app: FastifyInstance & { owner: Pool };
  readonly providers: Awaited<ReturnType<typeof openProviders>>;
  readonly self: Actor;
  /** An administrator. */
  readonly staff: Actor;
  readonly other: Actor;
  /** A whole number below `limit`. */
  readonly random: (limit: number) => number;
}

/** Sends one request that changes something. */
export type Change = (scene: Scene) => Promise<LightMyRequestResponse>;

/** Changes by the route that they call, such as `PUT /auth/pause`. */
export type Changes = Readonly<Record<string, Change>>;

export const pick = <T>({ random }: Scene, list: readonly T[]) => list[random(list.length)] as T;

/** The first column of the first row; an unknown id if there is none. */
export async function findId({ app }: Scene, text: string, values: unknown[] = []) {
  const { rows } = await app.pool.query<{ id: string }>(text, values);
  return rows[0]?.id ?? '00000000-0000-4000-8000-000000000000';
}

/** The code from the mail. */
export const mailedCode = (
  { app }: Scene,
  memberId: string,
  kind: Parameters<typeof issueCode>[2]['kind'],
  email: string | null = null,
) =>
  inTransaction(app.pool, (client) =>
    issueCode(client, app.accountService, { memberId, kind, email }),
  ).catch((error: unknown) => {
    // They were erased in the meantime, and get no mail.
    if (error instanceof AppError)
      return { digits: '000000', token: `${memberId}.${'x'.repeat(43)}` };
    throw error;
  });

/** Sends a request without a session. */
export const sendPublic = ({ app }: Scene, url: string, payload: object, query = {}) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload, query });

/** Half of the idempotent requests carry a key, and some of these the same. */
export const someKey = (scene: Scene): Record<string, string> =>
  scene.random(2) ? {} : { 'idempotency-key': `key-${scene.random(50)}` };
