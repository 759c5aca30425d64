import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type Parent, readTraceparent, writeTraceparent } from './traceparent.ts';

/** As OpenTelemetry numbers them. */
export const kinds = { server: 2, client: 3, producer: 4, consumer: 5 } as const;

/**
 * All that a span may say besides its name and times. Each is a word or number of the program, so none can be about a person:
 * declared routes and names of statements, never addresses, parameters, ids, headers or messages of errors.
 */
export interface Attributes {
  readonly 'db.system.name'?: 'postgresql';
  readonly 'error.type'?: string;
  readonly 'http.request.method'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'http.route'?: string;
  readonly 'kindred.attempt'?: number;
  readonly 'kindred.mail'?: string;
  readonly 'kindred.omitted_spans'?: number;
  readonly 'kindred.outcome'?: string;
  readonly 'kindred.texts'?: number;
}

interface Traced {
  readonly name: string;
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly attributes?: Attributes;
}

/** A span that has ended. Times are milliseconds since 1970. */
export interface Span extends Traced {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
  readonly attributes: Attributes;
}

/** What this process does for one request, job or publication. */
interface Activity {
  readonly record: (span: Span) => void;
  /** Milliseconds from the start of the process's own clock, which never jumps, to 1970. */
  readonly epoch: number;
  /** Whether jobs and events continue its trace. Those of a nightly job do not, as there may be a million. */
  readonly continues: boolean;
  spans: number;
  isOver: boolean;
}

/** Where the running code is. */
interface Position extends Parent {
  readonly activity: Activity;
}

const positions = new AsyncLocalStorage<Position | undefined>();

/** Timers and loops may outlive the request that started them. They belong to it no longer once it is over. */
function position() {
  const found = positions.getStore();
  return found?.activity.isOver ? undefined : found;
}

/** The trace that a line of the log belongs to. */
export function traceOfLine() {
  const traceId = position()?.traceId;
  return traceId ? { traceId } : {};
}

/** What a job or an event carries along, so that its work is found in the trace of the request that asked for it. */
export function currentTraceparent() {
  const here = position();
  return here?.activity.continues ? writeTraceparent(here) : undefined;
}

const withoutTrace = <T>(work: () => T) => positions.run(undefined, work);

export interface OpenSpan {
  /** Runs work inside of the span. */
  run<T>(work: () => T): T;
  /** Says what is known only now. */
  add(attributes: Attributes): void;
  end(error?: unknown): void;
}

/** The most spans of one activity, so that a job with a million statements leaves room for others. */
const mostSpans = 500;

function open(traced: Traced, parentId: string | null, at: Position): OpenSpan {
  const { traceId, spanId, sampled, activity } = at;
  const startedAt = performance.now();
  let attributes = traced.attributes ?? {};
  return {
    run: (work) => positions.run(at, work),
    add(more) {
      attributes = { ...attributes, ...more };
    },
    end(error) {
      if (!sampled) return;
      const { epoch, record } = activity;
      if (error !== undefined) attributes = { ...attributes, 'error.type': typeOf(error) };
      const times = { startedAt: epoch + startedAt, endedAt: epoch + performance.now() };
      const failed = 'error.type' in attributes;
      record({ ...traced, ...times, traceId, spanId, parentId, failed, attributes });
    },
  };
}

function hasRoom(activity: Activity) {
  activity.spans += 1;
  return activity.spans <= mostSpans;
}

const newSpanId = () => randomBytes(8).toString('hex');

/** A part of the current activity; outside of one, or beyond what one may record, only the work is done. */
export async function inSpan<T>(traced: Traced, work: (span?: OpenSpan) => Promise<T>) {
  const parent = position();
  if (!parent?.sampled || !hasRoom(parent.activity)) return work();
  const span = open(traced, parent.spanId, { ...parent, spanId: newSpanId() });
  return endWith(span, () => span.run(() => work(span)));
}

async function endWith<T>(span: OpenSpan, work: () => Promise<T>) {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** A statement that has been answered. */
export function recordStatement(name: string, startedAt: number, failed: boolean) {
  const at = position();
  if (!at?.sampled || !hasRoom(at.activity)) return;
  const { traceId, spanId: parentId, activity } = at;
  const { epoch, record } = activity;
  const times = { startedAt: epoch + startedAt, endedAt: epoch + performance.now() };
  const attributes = { 'db.system.name': 'postgresql' } as const;
  const ids = { traceId, spanId: newSpanId(), parentId };
  record({ name, kind: kinds.client, ...times, ...ids, failed, attributes });
}

/** The code of an error or its type. Its message may quote what someone wrote. */
function typeOf(error: unknown) {
  const name =
    error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : typeof error;
  return /^[\w.-]{1,64}$/.test(name) ? name : 'error';
}

export interface Traces {
  /** Begins the activity of a request with this header, and ends it with its span. */
  begin(traced: Traced, traceparent: unknown): OpenSpan;
  /** Runs work as an activity of the trace that our own `traceparent` names, or of a new one. */
  run<T>(traced: Traced, traceparent: string | undefined, work: () => Promise<T>): Promise<T>;
  /** The same, but outside of any trace if it names none. */
  resume<T>(traced: Traced, traceparent: string | undefined, work: () => Promise<T>): Promise<T>;
}

/** Where nothing is traced, nothing is done for it. */
export const noTraces: Traces = {
  begin: () => ({ run: (work) => work(), add: () => undefined, end: () => undefined }),
  run: (_traced, _traceparent, work) => work(),
  resume: (_traced, _traceparent, work) => work(),
};

/** A share of 0.1 records one activity in ten. The others have ids, too, which lines of the log and other services share. */
export function createTraces(share: number, record: (span: Span) => void): Traces {
  const isChosen = () => Math.random() < share;

  function start(traced: Traced, parent: Parent | null, sampled: boolean): OpenSpan {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    const continues = parent !== null || traced.kind === kinds.server;
    const epoch = Date.now() - performance.now();
    const activity: Activity = { record, epoch, continues, spans: 1, isOver: false };
    const at = { traceId, spanId: newSpanId(), sampled, activity };
    const span = open(traced, parent?.spanId ?? null, at);
    return {
      ...span,
      end(error) {
        activity.isOver = true;
        const omitted = activity.spans - mostSpans;
        if (omitted > 0) span.add({ 'kindred.omitted_spans': omitted });
        span.end(error);
      },
    };
  }

  function run<T>(traced: Traced, parent: Parent | null, work: () => Promise<T>) {
    // Where the trace began, it was decided whether it is recorded.
    const span = start(traced, parent, parent?.sampled ?? isChosen());
    return endWith(span, () => span.run(work));
  }

  return {
    begin(traced, traceparent) {
      const parent = readTraceparent(traceparent);
      // Anyone can send the header, so it can't make us record more than our share.
      return start(traced, parent, (parent?.sampled ?? true) && isChosen());
    },
    run: (traced, traceparent, work) => run(traced, readTraceparent(traceparent), work),
    async resume(traced, traceparent, work) {
      const parent = readTraceparent(traceparent);
      return parent ? run(traced, parent, work) : withoutTrace(work);
    },
  };
}
