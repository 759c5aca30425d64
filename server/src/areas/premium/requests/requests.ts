import type { Pool } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { releaseFullReturns } from '../withdrawal/full-return-rows.ts';
import { keepTrialCard, releaseTrialCard } from '../trials/trial-cards.ts';

const requestKinds = ['subscribe', 'update', 'cancel', 'reactivate'] as const;
export type RequestKind = (typeof requestKinds)[number];

const columns = 'id, member_id, kind, content, state, response, client_key, created_at';

export const RequestRow = Row({
  id: Uuid,
  member_id: Uuid,
  kind: Word(requestKinds),
  content: Json(),
  state: Word(['open', 'done', 'failed']),
  response: OrNull(Json()),
  client_key: OrNull(Text),
  created_at: Timestamp,
});
export type RequestRow = Static<typeof RequestRow>;

const selectOpen = statement({
  name: 'find_open_payment_request',
  text: `select ${columns} from payment_request where member_id = $memberId and state = 'open'`,
  params: { memberId: 'uuid' },
  row: RequestRow,
});

export const findOpenRequest = (db: Db, memberId: string) => selectOpen.first(db, { memberId });

const selectByKey = statement({
  name: 'find_payment_request_by_key',
  text: `select ${columns} from payment_request where member_id = $memberId and client_key = $key`,
  params: { memberId: 'uuid', key: 'text' },
  row: RequestRow,
});

export const findRequestByKey = (db: Db, memberId: string, key: string) =>
  selectByKey.first(db, { memberId, key });

const selectRecent = statement({
  name: 'find_recent_payment_request',
  text: `select from payment_request
    where member_id = $memberId and kind = $kind
      and (state = 'open' or state = 'done' and created_at > $since) limit 1`,
  params: { memberId: 'uuid', kind: 'text', since: 'timestamptz' },
});

/** A page waits for the bank for as long. */
const recentMs = 10 * 60_000;

/** Whether the member is making this request, or made it a moment ago, so that their page shows what comes of it. */
export const isRecent = async (db: Db, memberId: string, kind: RequestKind, now: Date) =>
  (await selectRecent.run(db, {
    memberId,
    kind,
    since: new Date(now.getTime() - recentMs),
  })) > 0;

const selectById = statement({
  name: 'find_payment_request',
  text: `select ${columns} from payment_request where id = $id`,
  params: { id: 'uuid' },
  row: RequestRow,
});

export const findRequest = (db: Db, id: string) => selectById.first(db, { id });

const insert = statement({
  name: 'insert_payment_request',
  text: `insert into payment_request (member_id, kind, content, client_key, created_at)
    values ($memberId, $kind, $content, $key, $now) returning ${columns}`,
  params: {
    memberId: 'uuid',
    kind: 'text',
    content: 'jsonb',
    key: 'text?',
    now: 'timestamptz',
  },
  row: RequestRow,
});

export const insertRequest = insert.one;

const end = statement({
  name: 'end_payment_request',
  text: `update payment_request set state = $state, response = $response,
      client_key = case when $state = 'failed' then null else client_key end
    where id = $id and state = 'open'`,
  params: { id: 'uuid', state: 'text', response: 'jsonb?' },
});

/** A request that failed can be sent again with the same key. */
export const endRequest = (
  pool: Pool,
  { id, member_id }: RequestRow,
  state: 'done' | 'failed',
  response: unknown = null,
) =>
  inTransaction(pool, async (client) => {
    await lockMember(client, member_id);
    await end.run(client, { id, state, response });
    await (state === 'done' ? keepTrialCard(client, id) : releaseTrialCard(client, id));
    if (state === 'failed') await releaseFullReturns(client, member_id);
  });

const selectUnfinished = statement({
  name: 'find_unfinished_payment_requests',
  text: `select ${columns} from payment_request
    where state = 'open' and created_at <= $before order by created_at limit 100`,
  params: { before: 'timestamptz' },
  row: RequestRow,
});

export const findUnfinishedRequests = (db: Db, before: Date) =>
  selectUnfinished.all(db, { before });
