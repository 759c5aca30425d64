import { webhookEvents } from '@kindred/contract/integrations/events';
import { type Changes, type Scene, findId, pick } from './change.ts';

const anyKey = 'select id from api_key where revoked_at is null order by random() limit 1';

export const integrationChanges: Changes = {
  'POST /integrations/keys': (scene) =>
    scene.staff.send('POST', '/integrations/keys', {
      name: `Key ${scene.random(99)}`,
      scopes: [pick(scene, ['members', 'cases', 'figures', 'audit'])],
      perMinute: 60,
      endsAt: null,
    }),
  'DELETE /integrations/keys/{id}': async (scene) =>
    scene.staff.send('DELETE', `/integrations/keys/${await findId(scene, anyKey)}`),
  'POST /integrations/webhooks': (scene) =>
    scene.staff.send('POST', '/integrations/webhooks', webhookOf(scene)),
  'PUT /integrations/webhooks/{id}': async (scene) => {
    const { id, version } = await someWebhook(scene);
    const change = { ...webhookOf(scene), on: scene.random(4) > 0, version };
    return scene.staff.send('PUT', `/integrations/webhooks/${id}`, change);
  },
  'DELETE /integrations/webhooks/{id}': async (scene) =>
    scene.staff.send('DELETE', `/integrations/webhooks/${(await someWebhook(scene)).id}`),
  'POST /integrations/webhooks/{id}/secret': async (scene) => {
    const { id, version } = await someWebhook(scene);
    return scene.staff.send('POST', `/integrations/webhooks/${id}/secret`, { version });
  },
  'POST /integrations/webhooks/{id}/tests': async (scene) =>
    scene.staff.send('POST', `/integrations/webhooks/${(await someWebhook(scene)).id}/tests`),
  'POST /integrations/webhooks/{id}/replays': async (scene) => {
    const since = new Date(Date.now() - 1e6).toISOString();
    const { id } = await someWebhook(scene);
    return scene.staff.send('POST', `/integrations/webhooks/${id}/replays`, { since });
  },
};

/** No one listens there. */
const webhookOf = (scene: Scene) => ({
  url: `http://127.0.0.1:9/${scene.random(9)}`,
  events: [...webhookEvents],
  withNames: scene.random(2) === 0,
});

async function someWebhook({ app, staff: { id } }: Scene) {
  const { rows } = await app.pool.query<{ id: string; version: number }>(
    'select id, version from webhook order by random() limit 1',
  );
  return rows[0] ?? { id, version: 1 };
}
