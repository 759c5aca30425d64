import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';

function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function list({ tx, params }: Call) {
  const type = params.text('type');
  const types = params.texts('types') ?? (type ? [type] : undefined);
  const isDelivered = params.bool('delivery_success');
  const rows = tx
    .all('event')
    .filter(
      ({ id }) => isDelivered === undefined || isDelivered !== Boolean(tx.find('delivery', id)),
    )
    .filter((event) => !types || types.some((pattern) => matches(event.type, pattern)));
  return pageOf(params, rows, '/v1/events');
}

export const eventRoutes: Route[] = [
  { method: 'GET', path: '/v1/events', handle: list },
  { method: 'GET', path: '/v1/events/:id', handle: (call) => call.tx.get('event', firstId(call)) },
];
