import { webhookLogDays } from '@kindred/contract/integrations/webhooks';

/** Old keys, and events with the log of their deliveries. */
export const integrationRows = [
  {
    table: 'api_key',
    deletedWhen: 'coalesce(revoked_at, ends_at) < $before',
    kept: { days: 30 },
    why: 'It is revoked or has ended, and the audit log has who made it',
    every: 'night',
    // There are few, and no index has them.
    batch: 50_000,
  },
  {
    table: 'webhook_event',
    deletedWhen: 'at < $before',
    kept: { days: webhookLogDays },
    why: 'With the log of its deliveries: it can be sent again for so long',
    every: 'night',
  },
] as const;
