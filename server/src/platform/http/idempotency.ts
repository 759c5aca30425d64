import { createHash } from 'node:crypto';
import type { Route } from '@kindred/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';

export const keepAnswersFor = 24 * 3_600_000;

/** Only what creates something for a member, and by the contract nothing under /auth, can be kept from doing it twice. */
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
 * Does what a request asks for in one transaction, and keeps the answer in the same one. Whoever sends the same
 * key meanwhile waits for it; a failure or a crash takes everything back, the key included. `serve` calls this
 * for idempotent routes; one that reads a stream calls it when it has read, with a digest as the content.
 */
export async function answerOnce(
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
  const { status, answer, repeated } = await inTransaction(pool, async (client) => {
    const earlier = await claimKey(client, claim);
    if (earlier) return { ...earlier, repeated: true };
    // Serialised as it will be sent, so that nothing is kept that must not leave.
    const text = reply.serialize(await work(client)) as string;
    await keepAnswer(client, claim, reply.statusCode, text);
    return { status: reply.statusCode, answer: text, repeated: false };
  });
  if (repeated) void reply.header('idempotency-replayed', 'true');
  void reply.code(status).type('application/json; charset=utf-8');
  return answer;
}

function hashRequest({ method, routeOptions, params, query }: FastifyRequest, content: unknown) {
  const said = JSON.stringify([method, routeOptions.url, params, query, content]);
  return createHash('sha256').update(said).digest();
}

/** Null when the key is ours now. An insert of the same key waits for the transaction that made it first. */
async function claimKey(client: PoolClient, { memberId, key, hash, now }: Claim) {
  await client.query(`set local lock_timeout = '10s'`);
  const { rowCount } = await client.query({
    name: 'claim_idempotency',
    text: `insert into idempotency (member_id, key, request_hash, created_at)
      values ($1, $2, $3, $4)
      on conflict (member_id, key) do update
        set request_hash = excluded.request_hash, created_at = excluded.created_at,
          status = null, answer = null
        where idempotency.created_at <= $5`,
    values: [memberId, key, hash, now, new Date(now.getTime() - keepAnswersFor)],
  });
  if (rowCount) return null;
  const { rows } = await client.query<{ request_hash: Buffer; status: number; answer: string }>({
    name: 'find_idempotency',
    text: 'select request_hash, status, answer from idempotency where member_id = $1 and key = $2',
    values: [memberId, key],
  });
  const [earlier] = rows;
  if (!earlier?.request_hash.equals(hash)) {
    throw new AppError('conflict', 'Something else was sent under this key. Please start anew.');
  }
  return earlier;
}

async function keepAnswer(
  client: PoolClient,
  { memberId, key }: Claim,
  status: number,
  answer: string,
) {
  await client.query({
    name: 'keep_idempotency',
    text: 'update idempotency set status = $3, answer = $4 where member_id = $1 and key = $2',
    values: [memberId, key, status, answer],
  });
}
