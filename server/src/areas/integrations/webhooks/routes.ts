import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  testWebhook,
} from '@kindred/contract/integrations/webhooks';
import type { FastifyInstance } from 'fastify';
import { lockWebhooks } from '../../../db/team-locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { checkUrl } from './check-url.ts';
import { addTest, readLog, replayOne, replaySince } from './log.ts';
import { endDeliveries } from './outcomes.ts';
import { makeSecret } from './secrets.ts';
import { webhookSeal } from './send.ts';
import {
  addWebhook,
  editWebhook,
  findWebhook,
  findWebhooks,
  removeWebhook,
  renewSecret,
} from './webhooks.ts';

/** The webhooks, their secrets and their log, for administrators. */
export function webhookRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;
  const seal = webhookSeal(app.secret);

  serve(app, listWebhooks, async () => ({ data: { webhooks: await findWebhooks(pool, now()) } }));

  serve(app, createWebhook, async ({ body, member, request, reply }) => {
    const { href: url } = checkUrl(body.url, config);
    const [id, secret] = [timeOrderedId(), makeSecret()];
    const made = { id, secret: seal.close(secret), by: member.id, now: now() };
    const webhook = await inTransaction(pool, async (client) => {
      await addWebhook(client, { ...body, url }, made);
      const details = { webhook: id, ...body, url };
      await writeAudit(client, request, { action: 'webhook.create', details });
      return findWebhook(client, id, now());
    });
    void reply.header('cache-control', 'no-store');
    return { data: { webhook, secret } };
  });

  serve(app, changeWebhook, async ({ params: { id }, body, request }) => {
    const { href: url } = checkUrl(body.url, config);
    const webhook = await inTransaction(pool, async (client) => {
      await lockWebhooks(client, id);
      const before = await findWebhook(client, id, now());
      await editWebhook(client, id, { ...body, url }, now());
      if (!body.on) await endDeliveries(client, id);
      const after = await findWebhook(client, id, now());
      const details = { webhook: id, before: changeable(before), after: changeable(after) };
      await writeAudit(client, request, { action: 'webhook.change', details });
      return after;
    });
    return { data: { webhook } };
  });

  serve(app, deleteWebhook, async ({ params: { id }, request }) => {
    await inTransaction(pool, async (client) => {
      const before = changeable(await findWebhook(client, id, now()));
      await removeWebhook(client, id);
      const details = { webhook: id, ...before };
      await writeAudit(client, request, { action: 'webhook.delete', details });
    });
    return {};
  });

  serve(app, renewWebhookSecret, async ({ params: { id }, body: { version }, request, reply }) => {
    const secret = makeSecret();
    const webhook = await inTransaction(pool, async (client) => {
      await findWebhook(client, id, now());
      await renewSecret(client, { id, version, secret: seal.close(secret), now: now() });
      await writeAudit(client, request, { action: 'webhook.secret', details: { webhook: id } });
      return findWebhook(client, id, now());
    });
    void reply.header('cache-control', 'no-store');
    return { data: { webhook, secret } };
  });

  serve(app, testWebhook, async ({ params: { id }, request, client }) => {
    if ((await findWebhook(client, id, now())).offAt) throw new AppError('webhook_off');
    await addTest(client, id, now());
    await writeAudit(client, request, { action: 'webhook.test', details: { webhook: id } });
    return {};
  });

  serve(app, listDeliveries, async ({ params: { id }, query }) => {
    await findWebhook(pool, id, now());
    return { data: await readLog(pool, id, query) };
  });

  serve(app, replayWebhook, async ({ params: { id }, body, request, client }) => {
    if ((await findWebhook(client, id, now())).offAt) throw new AppError('webhook_off');
    const count = 'since' in body ? await replaySince(client, id, new Date(body.since), now()) : 1;
    if ('deliveryId' in body) await replayOne(client, id, body.deliveryId, now());
    const details = { webhook: id, ...body, count };
    await writeAudit(client, request, { action: 'webhook.replay', details });
    return { data: { count } };
  });
}

const changeable = ({
  url,
  events,
  withNames,
  offAt,
}: Awaited<ReturnType<typeof findWebhook>>) => ({
  ...{ url, events, withNames },
  on: offAt === null,
});
