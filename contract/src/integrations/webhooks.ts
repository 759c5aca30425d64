import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict, success } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { testEvent, webhookEvents } from './events.ts';

const tags = ['Integrations'] as const;
const access = permissions.manageIntegrations;
const params = Type.Object({ id: Id }, strict);
const base = '/integrations/webhooks';

export const mostWebhooks = 20;
export const webhookUrlLength = 500;
/** A delivery is tried for so long, and the log is kept for so long. */
export const retryDays = 3;
export const webhookLogDays = 30;
/** The secret before signs beside a new one for so long. */
export const secretOverlapHours = 24;

export const offReasons = ['team', 'gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why no response came, or none counts. */
export const deliveryFaults = ['address', 'timeout', 'connection', 'off', 'secret'] as const;

const given = {
  url: Text(webhookUrlLength),
  events: Type.Array(OneOf(webhookEvents), {
    minItems: 1,
    maxItems: webhookEvents.length,
    uniqueItems: true,
  }),
  withNames: Type.Boolean({
    description: 'Whether the name and the email of the member are sent too',
  }),
};

const Webhook = Type.Object(
  {
    _id: Id,
    ...given,
    version: Type.Integer({ description: 'Counts its changes; a change names it' }),
    createdAt: Time,
    createdBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
    oldSecretUntil: Nullable(
      Type.Unsafe<string>({ ...Time, description: 'Until then two secrets sign' }),
    ),
    failingSince: Nullable(Time),
    offAt: Nullable(Time),
    offReason: Nullable(OneOf(offReasons)),
  },
  { title: 'Webhook' },
);
export type Webhook = Type.Static<typeof Webhook>;

export const listWebhooks = {
  method: 'GET',
  url: base,
  access,
  schema: {
    tags,
    summary: 'The addresses to which events are sent',
    response: { 200: data(Type.Object({ webhooks: Type.Array(Webhook) })) },
  },
} as const satisfies Route;

const NewWebhook = Type.Object(given, strict);
export type NewWebhook = Type.Static<typeof NewWebhook>;

const Secret = Type.String({ description: 'For the library of Standard Webhooks. Shown once' });

/** Not idempotent, like making a key: the stored response would have the secret. */
export const createWebhook = {
  method: 'POST',
  url: base,
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Add an address. The response is the only one that has its secret',
    body: NewWebhook,
    response: {
      200: data(Type.Object({ webhook: Webhook, secret: Secret })),
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

const WebhookChange = Type.Object(
  { ...given, on: Type.Boolean(), version: Type.Integer() },
  strict,
);
export type WebhookChange = Type.Static<typeof WebhookChange>;

export const changeWebhook = {
  method: 'PUT',
  url: `${base}/:id`,
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Change where and what is sent, or turn it off and on',
    params,
    body: WebhookChange,
    response: {
      200: data(Type.Object({ webhook: Webhook })),
      404: Failure,
      412: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const deleteWebhook = {
  method: 'DELETE',
  url: `${base}/:id`,
  access,
  schema: {
    tags,
    summary: 'Delete an address with its log',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

export const renewWebhookSecret = {
  method: 'POST',
  url: `${base}/:id/secret`,
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Make a new secret. The one before signs beside it for 24 hours',
    params,
    body: Type.Object({ version: Type.Integer() }, strict),
    response: {
      200: data(Type.Object({ webhook: Webhook, secret: Secret })),
      404: Failure,
      412: Failure,
    },
  },
} as const satisfies Route;

export const testWebhook = {
  method: 'POST',
  url: `${base}/:id/tests`,
  access,
  idempotent: true,
  schema: {
    tags,
    summary: 'Send a test event',
    params,
    response: { 200: success({}), 404: Failure, 409: Failure },
  },
} as const satisfies Route;

const Delivery = Type.Object(
  {
    _id: Id,
    event: Type.Object({
      _id: Type.String({ description: 'The header `webhook-id`, the same in each try' }),
      type: OneOf([...webhookEvents, testEvent]),
      at: Time,
    }),
    state: OneOf(deliveryStates),
    attempts: Type.Integer(),
    createdAt: Time,
    triedAt: Nullable(Time),
    nextAt: Nullable(Time),
    status: Nullable(Type.Integer()),
    durationMs: Nullable(Type.Integer()),
    response: Nullable(Type.String({ description: 'Its first 1000 characters' })),
    fault: Nullable(OneOf(deliveryFaults)),
  },
  { title: 'WebhookDelivery' },
);
export type WebhookDelivery = Type.Static<typeof Delivery>;

export const listDeliveries = {
  method: 'GET',
  url: `${base}/:id/deliveries`,
  access,
  schema: {
    tags,
    summary: 'What was sent to an address in the last 30 days, newest first',
    params,
    querystring: Type.Object(
      {
        state: Type.Optional(OneOf(deliveryStates)),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        cursor: Type.Optional(Type.String({ maxLength: 100 })),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({ deliveries: Type.Array(Delivery), nextCursor: Nullable(Type.String()) }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

export const replayWebhook = {
  method: 'POST',
  url: `${base}/:id/replays`,
  access,
  idempotent: true,
  schema: {
    tags,
    summary: 'Send one event again, or all since a time, with the same ids',
    params,
    body: Type.Union([
      Type.Object({ deliveryId: Id }, strict),
      Type.Object({ since: Time }, strict),
    ]),
    response: {
      200: data(Type.Object({ count: Type.Integer() })),
      404: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;
