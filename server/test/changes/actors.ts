import { apiBase, type StaffRole } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import {
  findForOperator,
  resetFactor,
} from '../../src/areas/team/administrators/administrators.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { type TestMember, createMember } from '../members/members.ts';
import type { Actor } from './change.ts';

type App = FastifyInstance & { owner: Pool };

/** A new member, or one of the team, who is signed in. */
export async function createActor(app: App, role: StaffRole | null = null): Promise<Actor> {
  const asOwner = { pool: app.owner };
  const actor = actorOf(app, await createMember(asOwner, { member: { staff_role: role } }));
  await signInActor(app, actor);
  return actor;
}

export function actorOf(app: App, { id, email, password }: TestMember): Actor {
  const actor: Actor = {
    ...{ id, email, password, headers: {}, refreshToken: '', pendingKey: '', recoveryCodes: [] },
    send: (method, url, payload, headers) =>
      app.inject({
        method,
        url: `${apiBase}${url}`,
        ...(payload && { payload }),
        headers: { ...actor.headers, ...headers },
      }),
  };
  return actor;
}

interface Entered {
  data?: { token?: string; refreshToken?: string; challenge?: string };
}

/** False if they cannot sign in: closed, banned, or gone. */
export async function signInActor(app: App, actor: Actor): Promise<boolean> {
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `${apiBase}/auth/${path}`, payload })).json<Entered>();
  const { email, password } = actor;
  let { data } = await post('login', { email, password });
  data ??= (await post('come-back', { email, password })).data;
  if (data?.challenge) {
    const code = actor.recoveryCodes.pop();
    if (!code) return forgetFactor(app, actor);
    ({ data } = await post('second-factor', { challenge: data.challenge, code }));
  }
  if (!data?.token) return false;
  actor.headers = { authorization: `Bearer ${data.token}` };
  actor.refreshToken = data.refreshToken ?? '';
  const [, id] = actor.refreshToken.split('.');
  // The proof of who they are does not expire, so that each call can use the session.
  await app.pool.query(`update session set proven_at = '2999-01-01' where id = $1`, [id]);
  return true;
}

/** Does what the operator does for someone who lost app and codes. */
async function forgetFactor(app: App, { email }: Actor) {
  await inTransaction(app.owner, async (client) => {
    const account = await findForOperator(client, email);
    if (account) await resetFactor(client, account);
  });
  return false;
}
