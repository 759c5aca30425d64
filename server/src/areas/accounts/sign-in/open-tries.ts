import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { type RateLimit, deleteTries, takeTries } from '../../../platform/http/limits/limits.ts';
import { limits } from '../limits.ts';
import { isKnownDevice, secretHashOf } from './known-devices.ts';
import { keyOf } from './tries.ts';

/** What strangers can try on any account. */
type OpenAction = {
  [A in keyof typeof limits]: (typeof limits)[A] extends { perAccountAndNetwork: number }
    ? A
    : never;
}[keyof typeof limits];

interface OpenTry {
  readonly action: OpenAction;
  /** As typed, whether the account exists or not. */
  readonly email: string;
  readonly request: FastifyRequest;
}

/**
 * Takes a try, or responds with 429. A browser in which the account was signed in to before has its own tries, so that
 * no one else can use up those of the owner. All others share those of the network, of the account from there, and, for
 * what guesses a secret, of the account from everywhere. Returns a function that gives the account's tries back after
 * success.
 */
export async function takeOpenTry(
  app: FastifyInstance,
  { reply, ...given }: OpenTry & { reply: FastifyReply },
) {
  const { pool, config } = app;
  const { action, email, request } = given;
  const { perNetwork, perAccountAndNetwork, seconds } = limits[action];
  const allowed: RateLimit = limits[action];
  const secretHash = secretHashOf(request);
  const isKnown = secretHash !== null && (await isKnownDevice(pool, email, secretHash));
  const [here, everywhere] = accountKeysOf(given);
  const own = { key: deviceKeyOf(given), tries: perAccountAndNetwork, seconds };
  const shared = [
    { key: `${action}:${clientNetworkOf(request)}`, tries: perNetwork, seconds },
    { key: here, tries: perAccountAndNetwork, seconds },
    ...(allowed.perAccount === undefined
      ? []
      : [{ key: everywhere, tries: allowed.perAccount, seconds, withOthers: true }]),
  ];
  const counted = isKnown ? [own] : shared;
  await takeTries(pool, { now: app.now(), scale: config.limits, reply, limits: counted });
  const keys = isKnown ? [own.key] : [here, everywhere];
  return () => deleteAll(app, keys);
}

/** The owner has proven by mail who they are: the tries of strangers no longer lock them out. */
export const returnOpenTries = (app: FastifyInstance, given: OpenTry) =>
  deleteAll(app, [deviceKeyOf(given), ...accountKeysOf(given)]);

async function deleteAll({ pool }: FastifyInstance, keys: readonly string[]) {
  for (const key of keys) await deleteTries(pool, key);
}

const accountKeysOf = ({ action, email, request }: OpenTry) =>
  [keyOf(action, `${email} ${clientNetworkOf(request)}`), keyOf(action, email)] as const;

const deviceKeyOf = ({ action, email, request }: OpenTry) =>
  keyOf(action, `${email} ${secretHashOf(request)?.toString('base64url') ?? ''}`);
