import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import Fastify, { LogController, type RouteOptions, type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { areas } from './areas.ts';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { useCompression } from './platform/http/responses/compression.ts';
import { reportForwarding } from './platform/http/operation/report-forwarding.ts';
import { useDraining } from './platform/http/operation/draining.ts';
import { createAdmission } from './platform/http/admission/admission.ts';
import { sendError, refuseUnreadable } from './platform/http/responses/failures.ts';
import { useJobs } from './platform/jobs/jobs.ts';
import { describeError, logHooks, useRequestLog } from './platform/http/operation/logs.ts';
import { useLive } from './platform/live/live.ts';
import { useDbEvents } from './platform/live/db-events.ts';
import { useMail } from './platform/mail/mail.ts';
import { useMetrics } from './platform/http/operation/metrics.ts';
import { useOpenApi } from './platform/http/openapi.ts';
import { useOverloadGuard } from './platform/http/overload.ts';
import { usePages } from './platform/http/pages/pages.ts';
import { useProbes } from './platform/http/operation/probes.ts';
import { useRates } from './platform/http/limits/rates.ts';
import { useSharedCounts } from './platform/http/limits/shared-counts.ts';
import { secure, securityHeaders, useSecurityHeaders } from './platform/http/responses/security.ts';
import { useSerialization } from './platform/http/responses/serialization.ts';
import { traceOfLine } from './platform/traces/spans.ts';
import { useMainLanguage } from './platform/site/main-language.ts';
import { useSite } from './platform/site/use-site.ts';
import { useOwnServiceTexts } from './platform/site/own-service-texts.ts';
import { useTraces } from './platform/traces/use-traces.ts';
import { useReplicas } from './platform/replicas/use-replicas.ts';
import { useNudes } from './platform/nudes/use-nudes.ts';
import { useStorage } from './platform/storage/storage.ts';
import { useProcesses } from './platform/processes/processes.ts';
import { fillColumns } from './platform/jobs/fill-columns.ts';
import { scheduleCleanup } from './platform/jobs/cleanup-jobs.ts';
import { deleteOldRows } from './platform/retention/delete-old-rows.ts';
import { watchClock } from './platform/time/watch-clock.ts';
import { useValidation } from './platform/http/input/validation.ts';

export interface AppOptions {
  readonly config: Config;
  readonly pool: Pool;
  /** The address of the same database without a pooler, for connections of their own. */
  readonly databaseUrl: string;
  /** The owner of the tables, if this process may change the schema. */
  readonly ownerUrl?: string | undefined;
  readonly secret: string;
  /** Folder of the built web. */
  readonly web: URL;
  readonly now?: () => Date;
  readonly logTo?: DestinationStream;
  /** Called for every route, so that tests can check all of them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the entire service, without listening yet. */
export async function buildApp(options: AppOptions) {
  const { config, pool, databaseUrl, secret, now, logTo, onRoute } = options;
  const admission = createAdmission(config);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      hooks: logHooks,
      ...(config.traces && { mixin: traceOfLine }),
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost more than the line it writes.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: 256 * 1024,
    // Recounting a large service for another time zone takes long.
    pluginTimeout: 10 * 60_000,
    serverFactory: admission.listen,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      secure(request, reply, securityHeaders(config));
      void sendError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.decorate('config', config);
  app.decorate('secret', secret);
  app.decorate('databaseUrl', databaseUrl);
  app.decorate('areas', areas);
  app.decorate('pool', pool);
  app.decorate('now', now ?? (() => new Date()));
  app.decorate('authenticate', async () => null);
  app.decorate('recallCaller', () => null);
  app.decorate('authenticateKey', () => Promise.reject(new AppError('key_refused')));
  app.decorate('missingProof', async () => 'password');
  app.decorate('requireAcceptance', async () => undefined);
  app.decorate('pagesToAccept', async () => []);
  app.decorateRequest('caller', null);

  try {
    return await provideAll(app, options, admission);
  } catch (error) {
    // What was opened so far would go on for as long as the process does.
    await app.close();
    throw error;
  }
}

async function provideAll(
  app: FastifyInstance,
  { config, databaseUrl, ownerUrl, web }: AppOptions,
  admission: ReturnType<typeof createAdmission>,
) {
  // First, so that what else is done for a request is in its trace.
  await useTraces(app);
  useJsonBodies(app);
  useValidation(app);
  useSerialization(app);
  app.setErrorHandler(sendError);
  useSecurityHeaders(app);
  useOverloadGuard(app, admission.slots);
  useDbEvents(app);
  useRequestLog(app);
  reportForwarding(app);
  await useSite(app);
  useMainLanguage(app);
  useOwnServiceTexts(app);
  await useCompression(app);
  // A process that runs jobs alone has only probes and metrics.
  const servesPeople = config.role !== 'jobs';
  if (servesPeople) await useOpenApi(app);
  useReplicas(app);
  useMetrics(app, admission);
  useProbes(app);
  watchClock(app);
  const jobsApp = useJobs(app, databaseUrl);
  useMail(jobsApp);
  useStorage(app);
  useNudes(app);
  useProcesses(app);
  scheduleCleanup(jobsApp);
  deleteOldRows(jobsApp);
  fillColumns(jobsApp, ownerUrl);
  for (const area of areas) area.provide?.(app);
  // After the areas: an ended session is removed from the cache before its channels are checked.
  await useLive(app, admission);
  useDraining(app, admission);
  for (const area of areas) area.jobs?.(jobsApp);
  if (servesPeople) await serveAll(app, web);
  return jobsApp;
}

async function serveAll(app: FastifyInstance, web: URL) {
  const { config } = app;
  useSharedCounts(app);
  await app.register(
    async (api) => {
      useRates(api);
      for (const area of areas) area.routes?.(api);
    },
    { prefix: apiBase },
  );
  for (const area of areas) area.rootRoutes?.(app);
  await usePages(app, {
    folder: web,
    ...(!config.production && {
      portraits: new URL('../../population/portraits/', import.meta.url),
    }),
  });
}

/** Bodies are JSON; a route for another type adds its own parser. */
function useJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients name the content type even if they send no body.
    if (text === '' && !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, String(text), done);
  });
}
