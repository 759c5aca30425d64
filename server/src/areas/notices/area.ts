import type { Area } from '../../platform/area.ts';
import { deliveryJobs } from './deliveries/jobs.ts';
import { keepSeenMails } from './deliveries/keep-seen.ts';
import { personalData } from './personal-data.ts';
import { noticeRoutes, visibility } from './routes.ts';
import { noticeSettingsRoutes, visibility as ofSettings } from './settings-routes.ts';
import { publicRoutes, unsubscribeRoutes } from './unsubscribe-routes.ts';
import type { FastifyInstance } from 'fastify';
import { presentMoment } from '../../platform/time/moment.ts';
import { countUnreadOf } from './notices.ts';
import { type PushKeys, usePushKeys } from './push/push-keys.ts';
import { type PushSubscriptions, pushSubscriptions } from './push/subscriptions.ts';

export const notices: Area = {
  name: 'notices',
  provide: provideNotices,
  visibility: [...visibility, ...ofSettings],
  publicRoutes,
  personalData,
  routes: (api) => {
    noticeRoutes(api);
    noticeSettingsRoutes(api);
    unsubscribeRoutes(api);
  },
  jobs: (app) => {
    deliveryJobs(app);
    addNoticeContents(app);
    keepSeenMails(app);
  },
};

/** Events about notices bring along how many are new. */
const addNoticeContents = (app: FastifyInstance) =>
  app.live.addContents(['notices'], async (events) => {
    const counts = await countUnreadOf(
      app.pool,
      events.map(({ member_id: id }) => id),
      presentMoment(app),
    );
    return events.map(({ member_id: id }) => ({ unread: counts.get(id) ?? 0 }));
  });

declare module 'fastify' {
  interface FastifyInstance {
    pushKeys: () => Promise<PushKeys>;
    pushSubscriptions: PushSubscriptions;
  }
}

function provideNotices(app: FastifyInstance) {
  app.decorate('pushKeys', usePushKeys(app.pool, app.secret));
  app.decorate('pushSubscriptions', pushSubscriptions(app.secret));
}
