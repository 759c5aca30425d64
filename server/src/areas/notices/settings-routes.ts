import { createECDH } from 'node:crypto';
import {
  changeDelivery,
  changeNoticePreference,
  listNoticePreferences,
  turnOffPush,
  turnOnPush,
} from '@kindred/contract/notices';
import { isSwitchable } from '@kindred/contract/notices/all-kinds';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';
import { findDeliverySettings, writeDeliverySettings } from './delivery-settings.ts';
import { findPreferences, writePreference } from './preferences.ts';
import { isPushEndpoint } from './push/endpoint.ts';
import { findDevices, removeSubscription } from './push/subscriptions.ts';

export function noticeSettingsRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;

  serve(app, listNoticePreferences, async ({ member }) => ({ data: await readAll(app, member) }));

  serve(app, changeNoticePreference, async ({ member, body }) => {
    if (!isSwitchable(body.kind, body.channel)) throw new AppError('notices_not_switchable');
    await writePreference(pool, member.id, body);
    return { data: await readAll(app, member) };
  });

  serve(app, changeDelivery, async ({ member, body }) => {
    await writeDeliverySettings(pool, member.id, body);
    return { data: await readAll(app, member) };
  });

  serve(app, turnOnPush, async ({ member, body }) => {
    if (!isPushEndpoint(body.endpoint, config.push)) throw new AppError('push_service_unknown');
    if (!isPublicKey(body.keys.p256dh)) throw new AppError('push_key_invalid');
    await app.pushSubscriptions.add(pool, member, body, now());
    return { data: await readAll(app, member) };
  });

  serve(app, turnOffPush, async ({ member, params: { id } }) => {
    if (!(await removeSubscription(pool, member.id, id)))
      throw new AppError('push_subscription_not_found');
    return { data: await readAll(app, member) };
  });
}

async function readAll(app: FastifyInstance, member: Caller) {
  const { pool, now, pushKeys } = app;
  const [preferences, { delivery, offered }, devices, { publicKey }] = await Promise.all([
    findPreferences(pool, member.id),
    findDeliverySettings(pool, member.id),
    findDevices(pool, member, now()),
    pushKeys(),
  ]);
  return { preferences, ...delivery, push: { publicKey, offered, devices } };
}

/** Whether it is a point of the curve: with another one nothing can be encrypted. */
function isPublicKey(p256dh: string) {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  keys: {
    p256dh:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

export const visibility = [
  aboutCaller(listNoticePreferences),
  aboutCaller(changeNoticePreference, {
    body: { kind: 'report.reply', channel: 'app', on: false },
  }),
  aboutCaller(changeDelivery, { body: { timeZone: 'Europe/Lisbon', names: true } }),
  aboutCaller(turnOnPush, { body: browser }),
  aboutOwner(turnOffPush, [200, 404, 404], { url: '/notices/push/{browser}' }),
];
