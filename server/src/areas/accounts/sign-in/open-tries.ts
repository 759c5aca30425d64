import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import {
  type RateLimit,
  deleteTries,
  giveTriesBack,
  takeTries,
} from '../../../platform/http/limits/limits.ts';
import { limits } from '../limits.ts';
import { isKnownDevice, secretHashOf } from './known-devices.ts';
import { keyOf, networkKeyOf } from './tries.ts';

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
 * what guesses a secret, of the account from everywhere. Returns a function for after success: a known browser gets all of
 * its tries back. Of those that others share, only this one is, as otherwise they could see from how often they can try
 * that the address has an account and that its owner signed in just now.
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
  const own = { key: deviceKeyOf(given), tries: perAccountAndNetwork, seconds };
  const ofNetwork = { key: networkKeyOf(action, request), tries: perNetwork, seconds };
  const ofAccount = [
    {
      key: keyOf(action, `${email} ${clientNetworkOf(request)}`),
      tries: perAccountAndNetwork,
      seconds,
    },
    ...(allowed.perAccount === undefined
      ? []
      : [{ key: keyOf(action, email), tries: allowed.perAccount, seconds, withOthers: true }]),
  ];
  const counted = isKnown ? [own] : [ofNetwork, ...ofAccount];
  const now = app.now();
  await takeTries(pool, { now, scale: config.limits, reply, limits: counted });
  return () =>
    isKnown ? deleteTries(pool, own.key) : giveTriesBack(pool, { now, limits: ofAccount });
}

/** The owner has proven by mail who they are: this browser is known from now on, and all of its tries are left. */
export const returnDeviceTries = ({ pool }: FastifyInstance, given: OpenTry) =>
  deleteTries(pool, deviceKeyOf(given));

const deviceKeyOf = ({ action, email, request }: OpenTry) =>
  keyOf(action, `${email} ${secretHashOf(request)?.toString('base64url') ?? ''}`);
