import { hostname } from 'node:os';
import { health, metrics, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { readVersion } from '../../db/migrate/migrate.ts';
import { statementListeners } from '../../db/statement.ts';
import { whenClosed } from '../http/responses/when-closed.ts';
import { sendSpans } from './send-spans.ts';
import {
  type OpenSpan,
  type Traces,
  createTraces,
  kinds,
  noTraces,
  recordStatement,
} from './spans.ts';

declare module 'fastify' {
  interface FastifyInstance {
    traces: Traces;
    /** Null if nothing is traced. */
    spans: ReturnType<typeof sendSpans> | null;
  }
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/** What a balancer and the operator's monitoring ask all the time. */
const untraced = new Set<string | undefined>([health, ready, metrics].map(({ url }) => url));

/** Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, if there is one. */
export async function useTraces(app: FastifyInstance) {
  const { config, log } = app;
  if (!config.traces) {
    app.decorate('traces', noTraces);
    app.decorate('spans', null);
    return;
  }
  const { url, headers, serviceName, share } = config.traces;
  const resource = {
    'service.name': serviceName,
    'service.version': await readVersion(),
    'service.instance.id': `${hostname()}:${process.pid}`,
    'kindred.role': config.role,
  };
  const sender = sendSpans({ url, headers, resource }, log);
  const traces = createTraces(share, sender.add);
  app.decorate('traces', traces);
  app.decorate('spans', sender);
  statementListeners.add(recordStatement);
  traceRequests(app, traces);
  app.addHook('onClose', () => sender.close());
}

function traceRequests(app: FastifyInstance, traces: Traces) {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    if (untraced.has(routeOptions.url)) {
      done();
      return;
    }
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const traced = { name: `${method} ${route}`, kind: kinds.server, attributes };
    const span = traces.begin(traced, headers.traceparent);
    request.span = span;
    whenClosed(reply, () => {
      if (!request.span) return;
      span.add({ 'error.type': 'aborted' });
      span.end();
    });
    span.run(done);
  });
  // Bodies arrive, and responses leave, in events of the connection, which knows of no request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.run(done) : done()));
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { span } = request;
    if (!span) {
      done();
      return;
    }
    span.run(done);
    request.span = null;
    span.add({ 'http.response.status_code': status });
    if (status >= 500) span.add({ 'error.type': `${status}` });
    span.end();
  });
}
