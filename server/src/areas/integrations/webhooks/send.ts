import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { skipLocked, skipLockedOf } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { type JobsApp, addJob } from '../../../platform/jobs/jobs.ts';
import { callWebhook, failed } from './call.ts';
import { storeOutcome } from './outcomes.ts';
import { bodiesOf } from './payload.ts';
import { signaturesOf } from './secrets.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-webhooks': object;
  }
}

/** Of each webhook in all processes, so that one that answers slowly keeps no other job waiting. */
const perWebhook = 5;
/** A process that was killed while it sent one has it tried again after this. */
const leaseMs = 60_000;

const lockThoseOn = statement({
  name: 'lock_webhooks_to_send',
  text: `select id from webhook where off_at is null order by id ${skipLocked}`,
  row: Row({ id: Uuid }),
});

/** What is being sent has a lease from its last try on. */
const claimDue = statement({
  name: 'claim_webhook_deliveries',
  text: `with due as (
      select due.id from unnest($webhooks::uuid[]) as w (id) cross join lateral (
        select d.id from webhook_delivery d
        where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= $now
        order by d.next_at, d.id
        limit greatest(0, $most - (select count(*) from webhook_delivery s
          where s.webhook_id = w.id and s.state = 'waiting' and s.next_at > $now and s.next_at <= $until::timestamptz + interval '1 minute'
            and s.next_at - s.tried_at = $until::timestamptz - $now::timestamptz))
        ${skipLockedOf('d')}) as due
    )
    update webhook_delivery d
    set next_at = $until, attempts = d.attempts + 1, tried_at = $now,
      first_tried_at = coalesce(d.first_tried_at, $now)
    from due, webhook w, webhook_event e
    where d.id = due.id and w.id = d.webhook_id and e.id = d.event_id
    returning d.id, d.webhook_id, d.attempts, d.first_tried_at, e.id as event_id, e.type, e.about, e.at, e.member_id,
      w.url, w.with_names, w.secret, w.old_secret, w.old_until`,
  params: { webhooks: 'uuid[]', now: 'timestamptz', until: 'timestamptz', most: 'int8' },
  row: Row({
    id: Uuid,
    webhook_id: Uuid,
    attempts: Integer,
    first_tried_at: OrNull(Timestamp),
    event_id: Uuid,
    type: Text,
    about: Json(),
    at: Timestamp,
    member_id: OrNull(Uuid),
    url: Text,
    with_names: Flag,
    secret: Text,
    old_secret: OrNull(Text),
    old_until: OrNull(Timestamp),
  }),
});

export const webhookSeal = (secret: string) => createSeal(secret, 'webhooks');

/** One that another process claims for is left to it. Locked first, so that all see what is being sent. */
const claim = (pool: Pool, now: Date) =>
  inTransaction(pool, async (client) => {
    const webhooks = (await lockThoseOn.all(client)).map(({ id }) => id);
    if (webhooks.length === 0) return [];
    const until = new Date(now.getTime() + leaseMs);
    return claimDue.all(client, { webhooks, now, until, most: perWebhook });
  });

/** Sends what is due, some of each webhook at a time. An event may arrive twice, with the same id, and never is lost. */
export function sendWebhooks(app: JobsApp) {
  const { pool, jobs, now, config } = app;
  const seal = webhookSeal(app.secret);

  /** None once the operator has changed SECRET: what is tried until there is a new one fails like other tries. */
  function readSecret(sealed: string) {
    try {
      return [seal.open(sealed) as string];
    } catch {
      return [];
    }
  }

  jobs.schedule('send-webhooks', '* * * * *', async () => {
    const time = now();
    const due = await claim(pool, time);
    if (due.length === 0) return;
    const bodies = await bodiesOf(pool, due);
    const send = async ({ each, body }: { each: (typeof due)[number]; body: string }) => {
      const sealed = [
        each.secret,
        ...(each.old_secret && each.old_until && each.old_until > time ? [each.old_secret] : []),
      ];
      const secrets = sealed.flatMap(readSecret);
      const timestamp = Math.floor(time.getTime() / 1000);
      const startedAt = performance.now();
      const outcome =
        secrets.length > 0
          ? await callWebhook({
              url: each.url,
              body,
              headers: {
                'content-type': 'application/json',
                'user-agent': 'Webhooks',
                'webhook-id': each.event_id,
                'webhook-timestamp': String(timestamp),
                'webhook-signature': signaturesOf(secrets, { id: each.event_id, timestamp, body }),
              },
              mayBePrivate: !config.production,
            })
          : failed('secret');
      const durationMs = Math.max(0, Math.round(performance.now() - startedAt));
      await inTransaction(pool, (client) =>
        storeOutcome(client, { ...each, ...outcome, durationMs, triedAt: time }),
      );
    };
    const sent = due.map((each, index) => ({ each, body: bodies[index] ?? '' }));
    const byWebhook = Map.groupBy(sent, ({ each }) => each.webhook_id);
    // The next ones of a webhook don't wait for those of another one.
    await Promise.all(
      [...byWebhook.values()].map(async (group) => {
        const outcomes = await Promise.allSettled(group.map(send));
        await addJob(pool, 'send-webhooks', {});
        const rejected = outcomes.find(({ status }) => status === 'rejected');
        if (rejected?.status === 'rejected') throw rejected.reason;
      }),
    );
  });
}
