import type { StaffTopic } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { publishStaffTopics } from '../../platform/live/publish.ts';

/** What a change by a route of this subject affects, besides the figures of the dashboard. */
const topics: Readonly<Record<string, readonly StaffTopic[]>> = {
  Auth: ['users'],
  Desk: ['photos', 'reports', 'users'],
  Reports: ['reports'],
  Uploads: ['photos'],
  Staff: ['photos', 'reports', 'users'],
  Statements: ['reports'],
};

/** Staff screens follow every change by members and staff. They fetch again once a second at most. */
export function followChanges(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || statusCode >= 300) return;
    const [subject = ''] = routeOptions.schema?.tags ?? [];
    await publishStaffTopics(app.pool, 'dashboard', ...(topics[subject] ?? []));
  });
}
