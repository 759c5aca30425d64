import { metrics } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Admission } from '../admission/admission.ts';
import { serveRaw } from '../serve.ts';
import { gaugesOf } from './gauges.ts';
import { createMeasures } from './measures.ts';

/** What the process tells of itself. It is measured once, as nothing ends the measuring when a service closes. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** Metrics for the operator's monitoring. Labels are declared routes, never actual URLs. */
export function useMetrics(app: FastifyInstance, admission: Admission) {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer; its count is the number of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const measures = createMeasures();
  measures.followPool(app.pool);
  app.decorate('measures', measures);
  for (const metric of [...measures.all, ...gaugesOf(app, admission)])
    registry.registerMetric(metric);
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { url: route = 'unknown' } = routeOptions;
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  serveRaw(app, metrics, async ({ reply }) => {
    void reply.type(registry.contentType);
    return Registry.merge([ofProcess, registry]).metrics();
  });
}
