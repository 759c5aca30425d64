import { permissions } from '@kindred/contract/permissions';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { lockWebhooks } from '../../../db/team-locks.ts';
import { statement } from '../../../db/statement.ts';
import { writeSystemAudit } from '../../../platform/audit/audit.ts';
import { notifyAll } from '../../notices/notify.ts';
import type { Outcome } from './call.ts';
import { nextTry, retryMs } from './retries.ts';

const updateDelivery = statement({
  name: 'store_outcome_of_webhook',
  text: `update webhook_delivery set state = $state, next_at = coalesce($nextAt, next_at), status = $status,
      duration_ms = $durationMs, response = $response, fault = $fault
    where id = $id and attempts = $attempts and state = 'waiting'`,
  params: {
    id: 'uuid',
    attempts: 'int4',
    state: 'text',
    nextAt: 'timestamptz?',
    status: 'int4?',
    durationMs: 'int4',
    response: 'text?',
    fault: 'text?',
  },
});

const updateWorking = statement({
  name: 'note_success_of_webhook',
  text: 'update webhook set failing_since = null where id = $id and failing_since is not null',
  params: { id: 'uuid' },
});

const updateFailing = statement({
  name: 'note_failure_of_webhook',
  text: `update webhook set failing_since = coalesce(failing_since, $now) where id = $id and off_at is null
    returning failing_since`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row({ failing_since: OrNull(Timestamp) }),
});

const updateOff = statement({
  name: 'turn_webhook_off',
  text: `update webhook set off_at = $now, off_reason = $reason, version = version + 1
    where id = $id and off_at is null returning url`,
  params: { id: 'uuid', reason: 'text', now: 'timestamptz' },
  row: Row({ url: Text }),
});

const endWaiting = statement({
  name: 'end_deliveries_of_webhook',
  text: `update webhook_delivery set state = 'failed', fault = coalesce(fault, 'off')
    where webhook_id = $id and state = 'waiting'`,
  params: { id: 'uuid' },
});

/** What waits can be sent by a replay once it is on again. */
export const endDeliveries = (client: PoolClient, id: string) => endWaiting.run(client, { id });

const selectAdministrators = statement({
  name: 'find_who_manages_integrations',
  text: `select id from member where state = 'active' and staff_role = any ($roles) order by id`,
  params: { roles: 'text[]' },
  row: Row({ id: Uuid }),
});

interface Tried extends Outcome {
  readonly id: string;
  readonly webhook_id: string;
  readonly attempts: number;
  readonly first_tried_at: Date | null;
  readonly durationMs: number;
  readonly triedAt: Date;
}

/** A late outcome of a try whose lease has ended changes nothing: the next one has its own. */
export async function storeOutcome(client: PoolClient, tried: Tried) {
  const { id, attempts, webhook_id: webhookId, triedAt: now } = tried;
  const { status, durationMs, response, fault } = tried;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const nextAt = isDelivered ? null : nextTry(attempts, tried.first_tried_at ?? now, now);
  const state = isDelivered ? 'delivered' : nextAt ? 'waiting' : 'failed';
  const result = { status, durationMs, response, fault };
  await lockWebhooks(client, webhookId);
  if (!(await updateDelivery.run(client, { id, attempts, state, nextAt, ...result }))) return;
  if (isDelivered) {
    await updateWorking.run(client, { id: webhookId });
    return;
  }
  const failing = await updateFailing.first(client, { id: webhookId, now });
  const since = failing?.failing_since?.getTime() ?? now.getTime();
  const isFailing = now.getTime() - since >= retryMs;
  if (status === 410) await turnOff(client, webhookId, 'gone', now);
  else if (isFailing) await turnOff(client, webhookId, 'failing', now);
}

async function turnOff(client: PoolClient, id: string, reason: 'gone' | 'failing', now: Date) {
  const off = await updateOff.first(client, { id, reason, now });
  if (!off) return;
  await endDeliveries(client, id);
  const { host } = new URL(off.url);
  await writeSystemAudit(client, { action: 'webhook.off', details: { webhook: id, host, reason } });
  const roles = permissions.manageIntegrations;
  const administrators = await selectAdministrators.all(client, { roles });
  await notifyAll(
    client,
    administrators.map(({ id: memberId }) => ({
      memberId,
      kind: 'webhook.off' as const,
      about: { host, reason },
    })),
  );
}
