import { createHash } from 'node:crypto';
import type { Route } from '@kindred/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Bytes, Integer, OrNull, Text } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';

const keyLifetime = 24 * 3_600_000;

/** Only a POST of a member can be idempotent, and by the contract none under /auth. */
export function checkIdempotent({ method, url, access }: Route) {
  const anonymous = access === 'public' || access === 'operator';
  if (method === 'POST' && !anonymous && !url.startsWith('/auth/')) return;
  throw new TypeError(`${method} ${url} cannot be idempotent`);
}

interface Claim {
  readonly memberId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/**
 * Handles a request and stores its response in one transaction. A request with the same key waits for it and gets the
 * same response; a failure or a crash rolls back everything, including the key. `serve` calls this
 * for idempotent routes; a route that reads a stream calls it afterwards, with a digest as the content.
 */
export async function respondOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (client: PoolClient) => Promise<unknown>,
  content: unknown = request.body,
) {
  const { pool, now } = request.server;
  const { 'idempotency-key': key } = request.headers;
  const memberId = request.caller?.id;
  if (typeof key !== 'string' || !memberId) return inTransaction(pool, work);

  const claim = { memberId, key, hash: hashRequest(request, content), now: now() };
  const { status, text, repeated } = await inTransaction(pool, async (client) => {
    const earlier = await claimKey(client, claim);
    if (earlier) return { ...earlier, repeated: true };
    // Serialised as it will be sent, so that no undeclared field is stored.
    const stored = {
      status: reply.statusCode,
      text: reply.serialize(await work(client)) as string,
    };
    await storeResponse(client, { memberId, key, ...stored });
    return { ...stored, repeated: false };
  });
  if (repeated) void reply.header('idempotency-replayed', 'true');
  void reply.code(status).type('application/json; charset=utf-8');
  return text;
}

interface Keyed extends Pick<Claim, 'memberId' | 'now'> {
  /** Null when the client sent none. */
  readonly key: string | null;
  readonly content: unknown;
}

/**
 * The same for a route that calls others after its transaction, and so has no response to store in it: what the work
 * returns is stored, and returned to a request with the same key. The work runs in the transaction of `client`.
 */
export async function workOnce<T>(
  client: PoolClient,
  { memberId, key, content, now }: Keyed,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  const earlier = await claimKey(client, { memberId, key, hash, now });
  if (earlier) return JSON.parse(earlier.text) as T;
  const result = await work();
  await storeResponse(client, { memberId, key, status: 200, text: JSON.stringify(result) });
  return result;
}

function hashRequest({ method, routeOptions, params, query }: FastifyRequest, content: unknown) {
  const text = JSON.stringify([method, routeOptions.url, params, query, content]);
  return createHash('sha256').update(text).digest();
}

const setLockTimeout = statement({
  name: 'set_lock_timeout',
  writes: true,
  shown: 'never',
  text: `select from set_config('lock_timeout', '10s', true)`,
});

const insertKey = statement({
  name: 'claim_idempotency_key',
  text: `insert into idempotency (member_id, key, request_hash, created_at)
    values ($memberId, $key, $hash, $now)
    on conflict (member_id, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at,
        status = null, response = null
      where idempotency.created_at <= $expired`,
  params: {
    memberId: 'uuid',
    key: 'text',
    hash: 'bytea',
    now: 'timestamptz',
    expired: 'timestamptz',
  },
});

const selectResponse = statement({
  name: 'find_idempotent_response',
  text: `select request_hash, status, response from idempotency
    where member_id = $memberId and key = $key`,
  params: { memberId: 'uuid', key: 'text' },
  row: Row({ request_hash: Bytes, status: OrNull(Integer), response: OrNull(Text) }),
});

/** Null when the key is ours now. An insert of the same key waits for the transaction that inserted it first. */
async function claimKey(client: PoolClient, { memberId, key, hash, now }: Claim) {
  const expired = new Date(now.getTime() - keyLifetime);
  const limited = setLockTimeout.run(client);
  const inserted = insertKey.run(client, { memberId, key, hash, now, expired });
  const [, isOurs] = await Promise.all([limited, inserted]);
  if (isOurs) return null;
  const earlier = await selectResponse.first(client, { memberId, key });
  if (!earlier?.request_hash.equals(hash)) {
    throw new AppError('key_reused');
  }
  const { status, response: text } = earlier;
  if (status === null || text === null) throw new Error('A claimed key has no response');
  return { status, text };
}

const storeResponse = statement({
  name: 'store_idempotent_response',
  text: `update idempotency set status = $status, response = $text
    where member_id = $memberId and key = $key`,
  params: { memberId: 'uuid', key: 'text', status: 'int2', text: 'text' },
}).run;
