import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import Fastify, { LogController, type RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { archiveRoutes } from './areas/personal-data/archives/routes.ts';
import { tidyArchives } from './areas/personal-data/archives/cleanup-jobs.ts';
import { keepDemoMembersOnline } from './areas/accounts/demo-presence.ts';
import { accounts } from './areas/accounts/plugin.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import { blockRoutes } from './areas/blocks/routes.ts';
import { noticeRoutes } from './areas/notices/routes.ts';
import { memberFileRoutes } from './areas/user-admin/member-file/routes.ts';
import { unsubscribeRoutes } from './areas/notices/unsubscribe-routes.ts';
import { leavingRoutes } from './areas/personal-data/leaving/routes.ts';
import { tidyLeaving } from './areas/personal-data/leaving/jobs.ts';
import { photoReviewRoutes } from './areas/moderation/photo-review/routes.ts';
import { settlePhotos } from './areas/moderation/photo-review/delete-rejected-photos.ts';
import { mediaRoutes } from './areas/photos/media.ts';
import { photoRoutes } from './areas/photos/routes.ts';
import { tidyPhotos } from './areas/photos/cleanup-jobs.ts';
import { profileRoutes } from './areas/profiles/routes.ts';
import { reportRoutes } from './areas/reports/routes.ts';
import { tidyReports } from './areas/reports/cleanup-jobs.ts';
import { reportWorkRoutes } from './areas/reports/staff-routes.ts';
import { staffRoutes } from './areas/user-admin/routes.ts';
import { viewRoutes } from './areas/saved-views/routes.ts';
import { statisticsRoutes } from './areas/statistics/routes.ts';
import { joinRoutes } from './areas/team/join-routes.ts';
import { teamRoutes } from './areas/team/routes.ts';
import { keepStatistics } from './areas/statistics/jobs.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { useBodies } from './platform/http/bodies.ts';
import { useCompression } from './platform/http/compression.ts';
import { useDraining } from './platform/http/draining.ts';
import { answerError, refuseUnreadable } from './platform/http/failures.ts';
import { useJobs } from './platform/jobs/jobs.ts';
import { describeError, logHooks, useRequestLog } from './platform/http/logs.ts';
import { useMail } from './platform/mail/mail.ts';
import { useMetrics } from './platform/http/metrics.ts';
import { useOpenApi } from './platform/http/openapi.ts';
import { useOverloadGuard } from './platform/http/overload.ts';
import { usePages } from './platform/http/pages.ts';
import { useProbes } from './platform/http/probes.ts';
import { useRates } from './platform/http/rates.ts';
import { secure, securityHeaders, useSecurityHeaders } from './platform/http/security.ts';
import { useSerialization } from './platform/http/serialization.ts';
import { useStorage } from './platform/storage/storage.ts';
import { scheduleCleanup } from './platform/jobs/cleanup-jobs.ts';
import { useValidation } from './platform/http/validation.ts';

export interface AppOptions {
  readonly config: Config;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Folder of the built web. */
  readonly web: URL;
  readonly now?: () => Date;
  readonly logTo?: DestinationStream;
  /** Told of every route, so that tests can walk them all. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** The whole service, put together and not yet listening. */
export async function buildApp(options: AppOptions) {
  const { config, pool, databaseUrl, secret, web, now, logTo, onRoute } = options;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      hooks: logHooks,
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost more than the line that it writes.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: 256 * 1024,
    // Time for a photo over a bad line; without an end, slow senders could hold every place there is.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      secure(request, reply, securityHeaders(config));
      void answerError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.decorate('config', config);
  app.decorate('pool', pool);
  app.decorate('db', openDatabase(pool));
  app.decorate('now', now ?? (() => new Date()));
  app.decorate('authenticate', async () => null);
  app.decorateRequest('caller', null);

  useBodies(app);
  useValidation(app);
  useSerialization(app);
  app.setErrorHandler(answerError);
  useSecurityHeaders(app);
  useOverloadGuard(app);
  useDraining(app);
  useRequestLog(app);
  await useCompression(app);
  await useOpenApi(app);
  useMetrics(app);
  useProbes(app);
  useJobs(app, databaseUrl);
  useMail(app, secret);
  useStorage(app);
  scheduleCleanup(app);
  await app.register(
    async (api) => {
      useRates(api);
      // On the whole app: routes outside of this prefix ask for it too.
      app.authenticate = accounts(api, { secret, databaseUrl });
      leavingRoutes(api);
      archiveRoutes(api);
      statisticsRoutes(api);
      profileRoutes(api);
      photoRoutes(api);
      blockRoutes(api);
      noticeRoutes(api);
      unsubscribeRoutes(api, secret);
      photoReviewRoutes(api);
      staffRoutes(api);
      viewRoutes(api);
      teamRoutes(api);
      joinRoutes(api);
      auditRoutes(api);
      memberFileRoutes(api);
      reportRoutes(api);
      reportWorkRoutes(api);
    },
    { prefix: apiBase },
  );
  mediaRoutes(app);
  tidyPhotos(app);
  settlePhotos(app);
  tidyReports(app);
  tidyLeaving(app);
  tidyArchives(app);
  keepDemoMembersOnline(app);
  keepStatistics(app);
  await usePages(app, {
    folder: web,
    settings: config.web,
    ...(!config.production && {
      portraits: new URL('../../population/portraits/', import.meta.url),
    }),
  });
  return app;
}
