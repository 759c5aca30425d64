import { randomUUID } from 'node:crypto';
import { roleOfScope } from '@kindred/contract/permissions';
import type { KeyScope } from '@kindred/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../errors.ts';
import { keyedDigest } from '../../../platform/crypto/keyed-digest.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { takeTries, tryKey } from '../../../platform/http/limits/limits.ts';
import { isWellFormed } from './key-text.ts';
import { findKey, noteUse } from './keys.ts';

export const keyDigest = (secret: string) => keyedDigest(secret, 'API keys');

/**
 * Lets API keys call the routes that are for them. The database is asked each time, so that a key ends in every process with the
 * transaction that revokes it; requests of members never come here.
 */
export function provideKeys(app: FastifyInstance) {
  const { pool, config, now } = app;
  const digestOf = keyDigest(app.secret);

  app.authenticateKey = async (token: string, scope: KeyScope | null, reply: FastifyReply) => {
    if (!isWellFormed(token)) throw new AppError('key_mistyped');
    const time = now();
    const key = await findKey(pool, digestOf(token), time);
    if (!key) throw new AppError('key_refused');
    const limits = [{ key: tryKey('key', key.id), tries: key.per_minute, seconds: 60 }];
    await takeTries(pool, { now: time, scale: config.limits, reply, limits });
    await noteUse(pool, key, time);
    if (!scope || !key.scopes.includes(scope)) throw new AppError('key_scope_missing');
    return {
      id: key.id,
      // Every read is logged: none is the repeated one of a screen.
      sessionId: randomUUID(),
      staffRole: roleOfScope[scope],
      verified: true,
      vipUntil: null,
      provenFactor: true,
      key: { name: key.name },
    } satisfies Caller;
  };
}
