import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { lockCaller, sessionEnded } from '../../members/lock-caller.ts';
import { isRefusal, toAppError } from '../provider/provider-failures.ts';
import {
  type RequestKind,
  type RequestRow,
  endRequest,
  findOpenRequest,
  findRequest,
  findRequestByKey,
  insertRequest,
} from './requests.ts';

export interface NewRequest {
  readonly memberId: string;
  readonly kind: RequestKind;
  readonly content: object;
  /** What we add to the content. It may have changed when the same request comes again, and then the stored one counts. */
  readonly decided?: object;
  /** The `Idempotency-Key` that the client sent. */
  readonly key: string | null;
  /** Refuses a request that is not possible now. The member is locked. */
  readonly check: (client: PoolClient) => Promise<void>;
}

/**
 * Stores what a member requests, and then calls the provider with keys that follow from the stored request. The same
 * request again while it is open, after a double click or a lost response, continues the stored one.
 */
export async function fulfil<RequestResponse extends object>(
  app: FastifyInstance,
  wanted: NewRequest,
  work: (request: RequestRow) => Promise<RequestResponse>,
): Promise<RequestResponse> {
  // Without a provider nothing can be requested.
  void app.payments.stripe;
  const request = await inTransaction(app.pool, (client) => openRequest(app, client, wanted));
  if (request.state === 'done') return request.response as RequestResponse;
  return once(app, request.id, () => complete(app, request, work));
}

/** The requests that this process is working on, of each application in it. */
const inProgress = new WeakMap<FastifyInstance['pool'], Map<string, Promise<unknown>>>();

/** Two runs of one request would undo what the other has just done, so the second waits and ends like the first. */
function once<RequestResponse>(
  { pool }: FastifyInstance,
  id: string,
  run: () => Promise<RequestResponse>,
) {
  const ours = inProgress.get(pool) ?? new Map<string, Promise<unknown>>();
  inProgress.set(pool, ours);
  const running = ours.get(id) ?? run().finally(() => ours.delete(id));
  ours.set(id, running);
  return running as Promise<RequestResponse>;
}

async function complete<RequestResponse extends object>(
  app: FastifyInstance,
  request: RequestRow,
  work: (request: RequestRow) => Promise<RequestResponse>,
): Promise<RequestResponse> {
  try {
    const response = await work(request);
    await endRequest(app.pool, request, 'done', response);
    return response;
  } catch (error) {
    // Otherwise it stays open: the provider may have acted.
    if (!isRefusal(error)) throw toAppError(error);
    await endRequest(app.pool, request, 'failed');
    // Another process may have fulfilled the same request in the meantime, and the provider refused ours because of it.
    const ended = await findRequest(app.pool, request.id);
    if (ended?.state === 'done' && ended.response) return ended.response as RequestResponse;
    throw toAppError(error);
  }
}

const selectActive = statement({
  name: 'find_whether_payer_is_active',
  text: `select from member where id = $memberId and state = 'active'`,
  params: { memberId: 'uuid' },
});

/** A card that the bank confirms late must not buy anything for an account that was closed in the meantime. */
async function refuseClosed(db: Db, memberId: string) {
  if ((await selectActive.run(db, { memberId })) === 0) throw sessionEnded();
}

async function openRequest(app: FastifyInstance, client: PoolClient, wanted: NewRequest) {
  const { memberId, kind, key, check, decided } = wanted;
  const content = { ...wanted.content, ...decided };
  await lockCaller(client, memberId);
  await refuseClosed(client, memberId);
  const same = (other: RequestRow) =>
    other.kind === kind && isDeepStrictEqual({ ...(other.content as object), ...decided }, content);
  const earlier = key === null ? null : await findRequestByKey(client, memberId, key);
  if (earlier && !same(earlier)) throw new AppError('key_reused');
  if (earlier) return earlier;
  const open = await findOpenRequest(client, memberId);
  if (open && same(open)) return open;
  if (open) throw new AppError('plan_change_in_progress');
  await check(client);
  return insertRequest(client, { memberId, kind, content, key, now: app.now() });
}
