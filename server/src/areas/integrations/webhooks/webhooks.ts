import { type WebhookEvent, webhookEvents } from '@kindred/contract/integrations/events';
import {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  mostWebhooks,
  offReasons,
  secretOverlapHours,
} from '@kindred/contract/integrations/webhooks';
import { Object as Row } from 'typebox';
import { Flag, Integer, List, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { lockIntegrations } from '../../../db/team-locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

const selectWebhooks = statement({
  name: 'find_webhooks',
  text: `select w.id, w.url, w.events, w.with_names, w.version, w.created_at, w.old_until, w.failing_since,
      w.off_at, w.off_reason, nullif(concat_ws(' ', p.first_name, p.last_name), '') as created_by
    from webhook w left join profile p on p.member_id = w.created_by
    order by w.created_at, w.id limit $most`,
  params: { most: 'int8' },
  row: Row({
    id: Uuid,
    url: Text,
    events: List(Word(webhookEvents)),
    with_names: Flag,
    version: Integer,
    created_at: Timestamp,
    old_until: OrNull(Timestamp),
    failing_since: OrNull(Timestamp),
    off_at: OrNull(Timestamp),
    off_reason: OrNull(Word(offReasons)),
    created_by: OrNull(Text),
  }),
});

export async function findWebhooks(db: Db, now: Date): Promise<Webhook[]> {
  const rows = await selectWebhooks.all(db, { most: mostWebhooks });
  return rows.map((row) => ({
    _id: row.id,
    url: row.url,
    events: row.events,
    withNames: row.with_names,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    oldSecretUntil: row.old_until && row.old_until > now ? row.old_until.toISOString() : null,
    failingSince: row.failing_since?.toISOString() ?? null,
    offAt: row.off_at?.toISOString() ?? null,
    offReason: row.off_reason,
  }));
}

/** One webhook as it is now. The list is short. */
export async function findWebhook(db: Db, id: string, now: Date) {
  const found = (await findWebhooks(db, now)).find(({ _id }) => _id === id.toLowerCase());
  if (!found) throw new AppError('webhook_not_found');
  return found;
}

const countWebhooks = statement({
  name: 'count_webhooks',
  text: 'select count(*)::int as total from webhook',
  row: Row({ total: Integer }),
});

const insertWebhook = statement({
  name: 'insert_webhook',
  text: `insert into webhook (id, url, events, with_names, secret, created_at, created_by)
    values ($id, $url, $events, $withNames, $secret, $now, $by)`,
  params: {
    id: 'uuid',
    url: 'text',
    events: 'text[]',
    withNames: 'bool',
    secret: 'text',
    now: 'timestamptz',
    by: 'uuid',
  },
});

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly by: string;
  readonly now: Date;
}

export async function addWebhook(db: Db, { url, withNames, events }: NewWebhook, made: Made) {
  await lockIntegrations(db);
  if ((await countWebhooks.one(db)).total >= mostWebhooks) throw new AppError('webhooks_full');
  await insertWebhook.run(db, { url, withNames, events: inOrder(events), ...made });
}

const inOrder = (events: readonly WebhookEvent[]) =>
  webhookEvents.filter((event) => events.includes(event));

const updateWebhook = statement({
  name: 'change_webhook',
  text: `update webhook set url = $url, events = $events, with_names = $withNames, version = version + 1,
      failing_since = case when $on and off_at is null then failing_since end,
      off_reason = case when not $on then coalesce(off_reason, 'team') end,
      off_at = case when not $on then coalesce(off_at, $now) end
    where id = $id and version = $version`,
  params: {
    id: 'uuid',
    version: 'int4',
    url: 'text',
    events: 'text[]',
    withNames: 'bool',
    on: 'bool',
    now: 'timestamptz',
  },
});

/** Refuses a change that is based on an earlier state: a colleague may have just changed it. */
export async function editWebhook(db: Db, id: string, change: WebhookChange, now: Date) {
  const events = inOrder(change.events);
  if (!(await updateWebhook.run(db, { ...change, id, events, now })))
    throw new AppError('webhook_changed');
}

const updateSecret = statement({
  name: 'renew_secret_of_webhook',
  text: `update webhook set old_secret = secret, old_until = $until, secret = $secret, version = version + 1
    where id = $id and version = $version`,
  params: { id: 'uuid', version: 'int4', secret: 'text', until: 'timestamptz' },
});

const hour = 3_600_000;

interface NewSecret {
  readonly id: string;
  readonly version: number;
  readonly secret: string;
  readonly now: Date;
}

export async function renewSecret(db: Db, { now, ...given }: NewSecret) {
  const until = new Date(now.getTime() + secretOverlapHours * hour);
  if (!(await updateSecret.run(db, { ...given, until }))) throw new AppError('webhook_changed');
}

const deleteRow = statement({
  name: 'delete_webhook',
  text: 'delete from webhook where id = $id',
  params: { id: 'uuid' },
});

export async function removeWebhook(db: Db, id: string) {
  if (!(await deleteRow.run(db, { id }))) throw new AppError('webhook_not_found');
}
