import type { FastifyBaseLogger } from 'fastify';
import type { Span } from './spans.ts';

/** Where spans are sent, and what they say about the process. */
export interface Collector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly resource: Readonly<Record<string, string>>;
}

/** Spans beyond these are lost while the collector is away or too slow. They take a megabyte. */
const mostWaiting = 2048;
const mostOfOneRequest = 256;
const pauseMs = 5000;
const timeoutMs = 5000;
/** A stop waits no longer for the last spans. */
const closingMs = 1000;

/** The collector may take them later. */
const isTemporary = (status: number) => [408, 429, 502, 503, 504].includes(status);

/** Sends spans to a collector in the JSON of OTLP, some at a time. Nothing waits for it, and what it can't send is lost and counted. */
export function sendSpans(collector: Collector, log: FastifyBaseLogger) {
  const waiting: Span[] = [];
  const counts = { sent: 0, lost: 0 };
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<boolean> | undefined;
  let wasAway = false;

  function add(span: Span) {
    if (waiting.length >= mostWaiting) {
      counts.lost += 1;
      return;
    }
    waiting.push(span);
    if (waiting.length === mostOfOneRequest) void send();
    else timer ??= setTimeout(() => void send(), pauseMs).unref();
  }

  function send() {
    clearTimeout(timer);
    timer = undefined;
    return (sending ??= sendSome().finally(() => {
      sending = undefined;
      if (waiting.length > 0) timer ??= setTimeout(() => void send(), pauseMs).unref();
    }));
  }

  /** Whether others can follow now. */
  async function sendSome() {
    while (waiting.length > 0) {
      const some = waiting.slice(0, mostOfOneRequest);
      const outcome = await post(some);
      if (outcome !== 'sent' && !wasAway)
        log.warn({ outcome }, 'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
      wasAway = outcome !== 'sent';
      if (outcome === 'away') return false;
      waiting.splice(0, some.length);
      counts[outcome === 'sent' ? 'sent' : 'lost'] += some.length;
      if (waiting.length < mostOfOneRequest && !leaving.signal.aborted) return true;
    }
    return true;
  }

  async function post(spans: readonly Span[]) {
    try {
      const { status, body } = await fetch(collector.url, {
        method: 'POST',
        headers: { ...collector.headers, 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(collector.resource, spans)),
        redirect: 'error',
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await body?.cancel();
      if (status >= 200 && status < 300) return 'sent';
      return isTemporary(status) ? 'away' : 'refused';
    } catch {
      return 'away';
    }
  }

  return {
    add,
    counts,
    /** Sends what waits now. */
    send,
    async close() {
      clearTimeout(timer);
      setTimeout(() => leaving.abort(), closingMs).unref();
      await sending;
      while (waiting.length > 0 && !leaving.signal.aborted) if (!(await send())) break;
      clearTimeout(timer);
      counts.lost += waiting.length;
      waiting.length = 0;
    },
  };
}

const toOtlp = (resource: Collector['resource'], spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'kindred' }, spans: spans.map(spanOf) }],
    },
  ],
});

const statusError = 2;

const spanOf = ({ traceId, spanId, parentId, name, kind, ...span }: Span) => ({
  ...{ traceId, spanId, name, kind },
  ...(parentId !== null && { parentSpanId: parentId }),
  startTimeUnixNano: toNanoseconds(span.startedAt),
  endTimeUnixNano: toNanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.failed ? { code: statusError } : {},
});

/** 64 bits are a text in JSON. Microseconds are exact in a number, nanoseconds would not be. */
const toNanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`;

const attributesOf = (attributes: object) =>
  Object.entries(attributes).map(([key, value]: [string, unknown]) => ({
    key,
    value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: String(value) },
  }));
