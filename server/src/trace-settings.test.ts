import { expect, test } from 'vitest';
import { complaint, production } from '../test/complaint.ts';
import { readConfig } from './config.ts';

const endpoint = 'http://localhost:4318';

test('nothing is traced unless a collector is set', () => {
  expect(readConfig({}).traces).toBeUndefined();
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'x=y' }).traces).toBeUndefined();
});

test('traces are sent below the URL of the collector, with its headers and a share of all', () => {
  const { traces } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/otlp/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==, x-scope=dating',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect(traces).toEqual({
    url: `${endpoint}/otlp/v1/traces`,
    headers: { authorization: 'Basic YTpi==', 'x-scope': 'dating' },
    serviceName: 'kindred',
    share: 0.1,
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://localhost:4317' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:b@localhost' }, /must not contain a password/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'two words=1' }, /^OTEL_EXPORTER_OTLP_HEADERS is not usable/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'x=%E0%A4%A' }, /^OTEL_EXPORTER_OTLP_HEADERS is not usable/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG is not usable/],
])('%o stops the start with one line', (given, line) => {
  expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...given })).toMatch(line);
});

test('in production, a collector on another machine is reached with TLS only', () => {
  const start = (url: string) => complaint({ ...production, OTEL_EXPORTER_OTLP_ENDPOINT: url });
  expect(start('http://traces.internal:4318')).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT has/);
  for (const url of ['https://traces.internal', endpoint]) expect(start(url)).toBe('');
});
