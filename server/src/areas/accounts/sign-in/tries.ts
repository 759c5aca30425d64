import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { type Db, statement } from '../../../db/statement.ts';
import { limits as allowed } from '../limits.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import {
  type Limit,
  deleteTries,
  takeTries,
  tryKey,
} from '../../../platform/http/limits/limits.ts';

type Action = keyof typeof allowed;

/** What is refused when it is tried too often. */
type RefusedAction = {
  [A in Action]: (typeof allowed)[A] extends { perNetwork: number; perAccount: number } ? A : never;
}[Action];

interface TryOptions {
  readonly action: RefusedAction;
  /** Address or id. */
  readonly account: string;
  /** The transaction that the try belongs to. A request that holds a connection must not wait for another one. */
  readonly within?: PoolClient;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Takes a try, or responds with 429. The network is counted first, so that its refused tries do not slow the owner. */
export async function takeTry(
  app: FastifyInstance,
  { action, account, within, request, reply }: TryOptions,
) {
  const { perNetwork, perAccount, seconds } = allowed[action];
  const limits: Limit[] = [
    { key: networkKeyOf(action, request), tries: perNetwork, seconds },
    { key: keyOf(action, account), tries: perAccount, seconds },
  ];
  await takeTries(within ?? app.pool, { now: app.now(), scale: app.config.limits, reply, limits });
}

/** Success gives an account its tries back. */
export const returnTries = ({ pool }: FastifyInstance, action: Action, account: string) =>
  deleteTries(pool, keyOf(action, account));

const deleteTriesOfKeys = statement({
  name: 'delete_tries_of_account',
  text: 'delete from tries where key = any($keys)',
  params: { keys: 'text[]' },
});

/** Deletes the count of every action for a member, by their address or their id. */
export async function deleteAllTries(db: Db, accounts: readonly string[]) {
  const actions = Object.keys(allowed) as Action[];
  const keys = accounts.flatMap((account) => actions.map((action) => keyOf(action, account)));
  await deleteTriesOfKeys.run(db, { keys });
}

export const keyOf = (action: Action, account: string) => tryKey(action, account.toLowerCase());

/** Apart from those of accounts, as a code of an invitation is counted for a network in the place of an account. */
export const networkKeyOf = (action: Action, request: FastifyRequest) =>
  tryKey(`${action} from`, clientNetworkOf(request));
