import { type NewKey, createKey, listKeys, revokeKey } from '@kindred/contract/integrations';
import {
  type NewWebhook,
  type WebhookChange,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  testWebhook,
} from '@kindred/contract/integrations/webhooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { pagesOf, queryOf, useChange } from './query.ts';

export const useKeys = () => useQuery({ ...queryOf(listKeys), select: ({ keys }) => keys });

export const useCreateKey = () =>
  useChange((body: NewKey) => call(createKey, { body }).then(({ data }) => data), listKeys);

export const useRevokeKey = () =>
  useChange((id: string) => call(revokeKey, { params: { id } }), listKeys);

export const useWebhooks = () =>
  useQuery({ ...queryOf(listWebhooks), select: ({ webhooks }) => webhooks });

export const useCreateWebhook = () =>
  useChange(
    (body: NewWebhook) => call(createWebhook, { body }).then(({ data }) => data),
    listWebhooks,
  );

export const useChangeWebhook = () =>
  useChange(
    ({ id, ...body }: WebhookChange & { id: string }) =>
      call(changeWebhook, { params: { id }, body }),
    listWebhooks,
    listDeliveries,
  );

export const useDeleteWebhook = () =>
  useChange((id: string) => call(deleteWebhook, { params: { id } }), listWebhooks);

export const useRenewSecret = () =>
  useChange(
    ({ id, version }: { id: string; version: number }) =>
      call(renewWebhookSecret, { params: { id }, body: { version } }).then(({ data }) => data),
    listWebhooks,
  );

export const useTestWebhook = () =>
  useChange((id: string) => call(testWebhook, { params: { id } }), listDeliveries);

/** What was sent to a webhook, newest first. */
export const useDeliveries = (id: string) =>
  useInfiniteQuery(pagesOf(listDeliveries, { params: { id }, query: { limit: 20 } }));

export const useReplay = (id: string) =>
  useChange(
    (body: { deliveryId: string } | { since: string }) =>
      call(replayWebhook, { params: { id }, body }).then(({ data }) => data.count),
    listDeliveries,
  );
