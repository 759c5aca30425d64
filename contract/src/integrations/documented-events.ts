import { type WebhookEvent, webhookEventFields, webhookEvents } from './events.ts';

const summaries: Readonly<Record<WebhookEvent, string>> = {
  'member.created': 'Someone registered',
  'report.opened': 'A report arrived',
  'case.decided': 'The team decided a case',
  'subscription.created': 'A subscription began',
  'subscription.changed': 'A subscription was renewed, canceled or changed',
  'subscription.ended': 'A subscription ended',
  'payment.succeeded': 'An invoice was paid',
  'payment.failed': 'A payment failed',
  'payment.refunded': 'A payment was refunded',
};

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

const member = {
  type: 'object',
  description:
    'Only if the webhook has names and emails. It is left out if the member was deleted since',
  required: ['id', 'name', 'email'],
  properties: { id: uuid, name: { type: ['string', 'null'] }, email: text },
} as const;

const header = (name: string, description: string) =>
  ({ name, in: 'header', required: true, description, schema: text }) as const;

const parameters = [
  header(
    'webhook-id',
    'The id of the event, the same in each try: one that is known already is ignored',
  ),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header('webhook-signature', 'Signatures as in Standard Webhooks, separated by spaces'),
];

const describe = (event: WebhookEvent) => ({
  post: {
    operationId: event.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: summaries[event],
    parameters,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: event },
              timestamp: { type: 'string', format: 'date-time' },
              data: {
                type: 'object',
                required: webhookEventFields[event],
                properties: {
                  ...Object.fromEntries(
                    webhookEventFields[event].map((field) => [field, { type: ['string', 'null'] }]),
                  ),
                  member,
                },
              },
            },
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'It arrived' },
      '410': { description: 'It is to be sent no more: the webhook is turned off' },
      default: { description: 'It is sent again, for three days' },
    },
  },
});

/** The section `webhooks` of the OpenAPI document. */
export const documentedEvents = Object.fromEntries(
  webhookEvents.map((event) => [event, describe(event)]),
);
