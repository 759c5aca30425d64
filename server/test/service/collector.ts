import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd } from '../clean-up.ts';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: string;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector of OpenTelemetry on this machine, which keeps all that comes. */
export async function openCollector() {
  const state = { status: 200, arrived: '' };
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      state.arrived += JSON.stringify([request.url, request.headers, body]);
      if (request.url !== '/v1/traces') response.writeHead(404).end();
      else if (state.status !== 200) response.writeHead(state.status).end();
      else {
        for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    state,
    named: (name: string) => spans.filter((span) => span.name === name),
    /** The spans of a trace by the name of the span above them. */
    tree: (traceId: string) => {
      const own = spans.filter((span) => span.traceId === traceId);
      const nameOf = (id: string | undefined) => own.find(({ spanId }) => spanId === id)?.name;
      return own.map(({ name, parentSpanId }) => [nameOf(parentSpanId), name] as const);
    },
  };
}

export const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]),
  );
