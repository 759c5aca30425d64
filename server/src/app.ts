import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import Fastify, { LogController, type RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { archiveRoutes } from './areas/archives/routes.ts';
import { tidyArchives } from './areas/archives/tidying.ts';
import { keepDemoLively } from './areas/accounts/lively-demo.ts';
import { accounts } from './areas/accounts/plugin.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import { blockRoutes } from './areas/blocks/routes.ts';
import { noticeRoutes } from './areas/notifications/routes.ts';
import { memberFileRoutes } from './areas/member-file/routes.ts';
import { unsubscribeRoutes } from './areas/notifications/unsubscribe-routes.ts';
import { leavingRoutes } from './areas/leaving/routes.ts';
import { tidyLeaving } from './areas/leaving/tidying.ts';
import { photoReviewRoutes } from './areas/photo-review/routes.ts';
import { settlePhotos } from './areas/photo-review/settling.ts';
import { mediaRoutes } from './areas/photos/media.ts';
import { photoRoutes } from './areas/photos/routes.ts';
import { tidyPhotos } from './areas/photos/tidying.ts';
import { profileRoutes } from './areas/profiles/routes.ts';
import { reportRoutes } from './areas/reports/routes.ts';
import { tidyReports } from './areas/reports/tidying.ts';
import { reportWorkRoutes } from './areas/reports/work-routes.ts';
import { staffRoutes } from './areas/staff/routes.ts';
import { statisticsRoutes } from './areas/statistics/routes.ts';
import { joinRoutes } from './areas/team/join-routes.ts';
import { teamRoutes } from './areas/team/routes.ts';
import { keepStatistics } from './areas/statistics/upkeep.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { useBodies } from './platform/bodies.ts';
import { useCompression } from './platform/compression.ts';
import { useDraining } from './platform/draining.ts';
import { answerError, refuseUnreadable } from './platform/failures.ts';
import { useJobs } from './platform/jobs.ts';
import { describeError, logHooks, useRequestLog } from './platform/logs.ts';
import { useMail } from './platform/mail.ts';
import { useMetrics } from './platform/metrics.ts';
import { useOpenApi } from './platform/openapi.ts';
import { useOverloadGuard } from './platform/overload.ts';
import { usePages } from './platform/pages.ts';
import { useProbes } from './platform/probes.ts';
import { useRates } from './platform/rates.ts';
import { secure, securityHeaders, useSecurityHeaders } from './platform/security.ts';
import { useStorage } from './platform/storage.ts';
import { useTidying } from './platform/tidying.ts';
import { useValidation } from './platform/validation.ts';

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
  useTidying(app);
  await app.register(
    async (api) => {
      useRates(api);
      // On the whole app: routes outside of this prefix ask for it too.
      app.authenticate = accounts(api, { secret, databaseUrl });
      leavingRoutes(api, secret);
      archiveRoutes(api);
      statisticsRoutes(api);
      profileRoutes(api);
      photoRoutes(api);
      blockRoutes(api);
      noticeRoutes(api);
      unsubscribeRoutes(api, secret);
      photoReviewRoutes(api);
      staffRoutes(api);
      teamRoutes(api);
      joinRoutes(api, secret);
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
  keepDemoLively(app);
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
