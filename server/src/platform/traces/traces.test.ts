import { apiBase } from '@kindred/contract/route';
import { beforeEach, expect, test } from 'vitest';
import { createMember, signIn } from '../../../test/members/members.ts';
import { attributesOf, openCollector } from '../../../test/service/collector.ts';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { addJob } from '../jobs/jobs.ts';
import { publishEvent } from '../live/publish.ts';
import { type Span, createTraces, inSpan, kinds, traceOfLine } from './spans.ts';

const collector = await openCollector();
const environment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20c2VuZGVy, x-scope=dating',
};
let logged = '';
const app = await testApp({
  environment: { ...environment, LOG_LEVEL: 'info' },
  logTo: { write: (line) => (logged += line) },
});
const member = await createMember(app);
const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
app.get('/publish', async () => {
  await publishEvent(app.pool, [member.id], 'notices', {} as never);
  return {};
});
const profile = `${apiBase}/auth/profile`;

/** Sends what waits, until this span has come: the one of a request ends when its connection has. */
async function arrived(name: string, of = app) {
  await expect
    .poll(async () => {
      await of.spans?.send();
      return collector.named(name).length;
    })
    .toBeGreaterThan(0);
  return collector.named(name).at(-1) as (typeof collector.spans)[number];
}

beforeEach(() => {
  collector.spans.length = 0;
  collector.state.status = 200;
  logged = '';
});

test('a request is a span of the trace that its sender began, with its statements below it', async () => {
  const { headers } = await signIn(app, member);
  const traceparent = `00-${traceId}-${spanId}-01`;
  await app.inject({ url: profile, headers: { ...headers, traceparent } });
  const span = await arrived(`GET ${profile}`);
  expect(span).toMatchObject({ traceId, parentSpanId: spanId, kind: 2, status: {} });
  expect(attributesOf(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': profile,
    'http.response.status_code': '200',
  });
  expect(span.endTimeUnixNano >= span.startTimeUnixNano).toBe(true);
  const below = collector.tree(traceId).filter(([parent]) => parent === span.name);
  expect(below.length).toBeGreaterThan(0);
  expect(logged).toContain(`"traceId":"${traceId}"`);
});

test('statements after a body has arrived belong to its request, and a 404 names no address', async () => {
  const payload = { email: member.email, password: 'not the password' };
  await app.inject({ method: 'POST', url: `${apiBase}/auth/login`, payload });
  const { name, traceId: trace } = await arrived(`POST ${apiBase}/auth/login`);
  expect(collector.tree(trace).filter(([parent]) => parent === name).length).toBeGreaterThan(1);
  await app.inject({ method: 'POST', url: '/philomena' });
  const unknown = await arrived('POST unknown');
  expect(attributesOf(unknown)).toMatchObject({ 'http.response.status_code': '404' });
});

test.each([
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
  'philomena',
])('the header %s begins a trace of its own', async (traceparent) => {
  await app.inject({ url: profile, headers: { traceparent } });
  const span = await arrived(`GET ${profile}`);
  expect(span.traceId).toMatch(/^[\da-f]{32}$/);
  expect(span.traceId).not.toBe(traceId);
  expect(span.parentSpanId).toBeUndefined();
});

test('what its sender does not trace is not sent, but its lines of the log have the trace', async () => {
  await app.inject({ url: profile, headers: { traceparent: `00-${traceId}-${spanId}-00` } });
  await app.inject({ url: '/healthz' });
  await app.inject({ url: profile });
  await arrived(`GET ${profile}`);
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  expect(collector.named('GET /healthz')).toEqual([]);
  expect(logged).toContain(`"traceId":"${traceId}"`);
});

test('a job and its mail are in the trace of the request that asked for them, and one that has a time begins its own', async () => {
  const url = `${apiBase}/auth/forgot-password`;
  const headers = { traceparent: `00-${traceId}-${spanId}-01` };
  await app.inject({ method: 'POST', url, headers, payload: { email: member.email } });
  await arrived(`POST ${url}`);
  await app.jobs.runDue();
  const sent = await arrived('send mail');
  expect(sent.traceId).toBe(traceId);
  expect(attributesOf(sent)).toMatchObject({ 'kindred.outcome': 'ok' });
  expect(collector.tree(traceId)).toContainEqual(['job mail', 'send mail']);
  await addJob(app.pool, 'delete-failed-jobs', {});
  await app.jobs.runDue();
  const own = await arrived('job delete-failed-jobs');
  expect([own.parentSpanId, own.traceId === traceId]).toEqual([undefined, false]);
});

test('a failed job says the kind of its error and never its message', async () => {
  app.jobs.handle('delete-failed-jobs', async () => {
    throw new RangeError(`no ${member.email}`);
  });
  await addJob(app.pool, 'delete-failed-jobs', {}, { attempts: 1 });
  await app.jobs.runDue();
  const failed = await arrived('job delete-failed-jobs');
  expect(failed.status).toEqual({ code: 2 });
  expect(attributesOf(failed)).toEqual({ 'error.type': 'RangeError', 'kindred.attempt': '1' });
});

test('an event is followed over the bus to the sockets of another process', async () => {
  const other = await testApp({ databaseUrl: app.databaseUrl, environment });
  const channel = await openChannel(await liveUrl(other), await signIn(other, member));
  await app.inject({ url: '/publish', headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  await expect.poll(() => channel.events().length).toBeGreaterThan(0);
  await arrived('publish to bus');
  await arrived('deliver live events', other);
  const found = collector.tree(traceId);
  expect(found).toContainEqual(['GET /publish', 'publish to bus']);
  expect(found).toContainEqual(['GET /publish', 'deliver live events']);
});

test('while the collector is away, requests are answered, and spans that find no room are lost and counted', async () => {
  const away = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  });
  expect((await away.inject({ url: profile })).statusCode).toBe(401);
  const ids = { traceId, spanId, parentId: null };
  const times = { startedAt: 0, endedAt: 1, failed: false };
  const span = { name: 'fills', kind: kinds.server, attributes: {}, ...ids, ...times };
  for (let count = 0; count < 2050; count += 1) away.spans?.add(span);
  expect((await away.inject({ url: profile })).statusCode).toBe(401);
  const { body } = await away.inject({ url: '/metrics' });
  const [, lost] = /^trace_spans_total\{outcome="lost"\} (\d+)$/m.exec(body) ?? [];
  expect(Number(lost)).toBeGreaterThanOrEqual(2050 - 2048);
  expect(body).toMatch(/^trace_spans_total\{outcome="sent"\} 0$/m);
});

test('what the collector takes later is sent again, and what it refuses is lost', async () => {
  collector.state.status = 503;
  await app.inject({ url: profile });
  const before = { ...app.spans?.counts };
  await expect.poll(async () => app.spans?.send()).toBe(false);
  collector.state.status = 200;
  await arrived(`GET ${profile}`);
  expect(app.spans?.counts.lost).toBe(before.lost);
  collector.state.status = 400;
  await app.inject({ url: profile });
  await expect
    .poll(async () => {
      await app.spans?.send();
      return app.spans?.counts.lost;
    })
    .toBeGreaterThan(before.lost ?? 0);
});

test('the collector gets the headers that it needs, and what is sent names the service', async () => {
  await app.inject({ url: profile });
  await arrived(`GET ${profile}`);
  expect(collector.state.arrived).toContain('"authorization":"Basic c2VuZGVy","x-scope":"dating"');
  expect(collector.state.arrived).toContain('service.name');
});

test('a share of 0 sends nothing, and without a collector nothing is traced', async () => {
  const silent = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { ...environment, OTEL_TRACES_SAMPLER_ARG: '0' },
  });
  await silent.inject({ url: profile, headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  await silent.close();
  expect(collector.spans).toEqual([]);
  const without = await testApp({ databaseUrl: app.databaseUrl });
  expect(without.spans).toBeNull();
});

const recorded = () => {
  const spans: Span[] = [];
  return { spans, traces: createTraces(1, (span) => spans.push(span)) };
};
const call = { name: 'call', kind: kinds.client };

test('an activity with many spans says how many it left out', async () => {
  const { spans, traces } = recorded();
  await traces.run({ name: 'job many', kind: kinds.consumer }, undefined, async () => {
    for (let count = 0; count < 600; count += 1) await inSpan(call, async () => count);
  });
  expect(spans).toHaveLength(500);
  expect(spans.at(-1)).toMatchObject({
    name: 'job many',
    attributes: { 'kindred.omitted_spans': 101 },
  });
});

test('what outlives its request belongs to it no longer, neither in traces nor in the log', async () => {
  const { spans, traces } = recorded();
  const over = Promise.withResolvers<void>();
  let later: Promise<object> | undefined;
  await traces.run({ name: 'job short', kind: kinds.consumer }, undefined, async () => {
    expect(traceOfLine()).toEqual({ traceId: expect.stringMatching(/^[\da-f]{32}$/) as string });
    later = over.promise.then(() => inSpan(call, async () => traceOfLine()));
  });
  over.resolve();
  expect(await later).toEqual({});
  expect(spans.map(({ name }) => name)).toEqual(['job short']);
});

test('spans that run in parallel are below the one that began them', async () => {
  const { spans, traces } = recorded();
  await traces.run({ name: 'job two', kind: kinds.consumer }, undefined, async () => {
    await Promise.all(
      ['first', 'second'].map((name) =>
        inSpan({ ...call, name }, () => inSpan({ ...call, name: `${name} inner` }, async () => 1)),
      ),
    );
  });
  const above = (name: string) => {
    const { parentId } = spans.find((span) => span.name === name) ?? {};
    return spans.find((span) => span.spanId === parentId)?.name;
  };
  const names = ['first', 'second', 'first inner', 'second inner'];
  expect(names.map(above)).toEqual(['job two', 'job two', 'first', 'second']);
});
