import type { WebhookEvent } from '@kindred/contract/integrations/events';
import type { Webhook, WebhookDelivery } from '@kindred/contract/integrations/webhooks';
import type { createColleague } from '../members/staff.ts';
import { openReceiver } from './webhook-receiver.ts';

type Colleague = Awaited<ReturnType<typeof createColleague>>;

const base = '/integrations/webhooks';

interface Choices {
  events?: readonly WebhookEvent[];
  withNames?: boolean;
}

/** A webhook that leads to a new program. */
export async function addHook(
  by: Colleague,
  { events = ['member.created'], withNames = false }: Choices = {},
) {
  const receiver = await openReceiver();
  const made = await by.send('POST', base, { url: receiver.url, events, withNames });
  if (made.statusCode !== 200) throw new Error(made.body);
  const { webhook, secret } = made.json<{ data: { webhook: Webhook; secret: string } }>().data;
  return { ...receiver, id: webhook._id, webhook, secret, path: `${base}/${webhook._id}` };
}

export const findHook = async (by: Colleague, id: string) =>
  (await by.get(base))
    .json<{ data: { webhooks: Webhook[] } }>()
    .data.webhooks.find(({ _id }) => _id === id);

export const readLog = async (by: Colleague, path: string, query: Record<string, string> = {}) =>
  (await by.get(`${path}/deliveries`, query)).json<{
    data: { deliveries: WebhookDelivery[]; nextCursor: string | null };
  }>().data;
