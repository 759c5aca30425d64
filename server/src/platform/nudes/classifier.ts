import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Question } from './thread.ts';

/** What became of a photo: its likelihood is known, or it is not and why. */
const outcomes = ['answered', 'absent', 'busy', 'slow', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** The packages are optional, so an installation may lack them. */
export function isInstalled() {
  const { resolve } = createRequire(import.meta.url);
  try {
    resolve('nsfwjs/models/mobilenet_v2');
    resolve('@tensorflow/tfjs-layers');
    resolve('@tensorflow/tfjs-backend-wasm');
    return true;
  } catch {
    return false;
  }
}

interface Limits {
  /** Photos that may wait for the one that is looked at. */
  readonly mostWaiting: number;
  /** How long a photo may wait for its answer. */
  readonly mostMs: number;
  /** How much longer the photos may wait with which the thread starts. */
  readonly startMs: number;
  /** How long no thread is started after one has died. */
  readonly pauseMs: number;
}

const usual: Limits = { mostWaiting: 32, mostMs: 10_000, startMs: 30_000, pauseMs: 30_000 };

interface Options {
  readonly installed?: boolean;
  readonly limits?: Partial<Limits>;
  readonly script?: URL;
}

/**
 * Looks at photos in one thread, which starts with the first photo and is replaced after it has died. An upload never fails
 * because of it: a photo without an answer is not classified, which is null.
 */
export function createClassifier(log: FastifyBaseLogger, options: Options = {}) {
  const { installed = isInstalled(), script = new URL('thread.ts', import.meta.url) } = options;
  const limits = { ...usual, ...options.limits };
  const counts = new Map<Outcome, number>(outcomes.map((outcome) => [outcome, 0]));
  const waiting = new Map<number, (percent: number | null, outcome: Outcome) => void>();
  let thread: Worker | null = null;
  let hasAnswered = false;
  let diedAt = -Infinity;
  let last = 0;

  function end(ended: Worker, outcome: Outcome) {
    if (thread !== ended) return;
    thread = null;
    for (const answer of waiting.values()) answer(null, outcome);
    void ended.terminate();
  }

  function start() {
    const started = new Worker(script, {
      // The weights are outside of these limits.
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    });
    hasAnswered = false;
    started.unref();
    started.on('message', ({ id, percent }: Answer) => {
      hasAnswered = true;
      waiting.get(id)?.(percent, 'answered');
    });
    const died = (error?: unknown) => {
      if (thread !== started) return;
      diedAt = performance.now();
      log.error({ err: error }, 'The thread that looks for nudes died');
      end(started, 'failed');
    };
    started.on('error', died);
    started.on('exit', () => died());
    return started;
  }

  function ask(sample: Uint8Array) {
    const asked = (thread ??= start());
    const id = (last += 1);
    return new Promise<number | null>((resolve) => {
      const mostMs = limits.mostMs + (hasAnswered ? 0 : limits.startMs);
      const timer = setTimeout(() => end(asked, 'slow'), mostMs);
      waiting.set(id, (percent, outcome) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(note(percent, outcome));
      });
      asked.postMessage({ id, sample } satisfies Question, []);
    });
  }

  function note(percent: number | null, outcome: Outcome) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (percent === null) log.warn({ outcome }, 'A photo was not classified');
    return percent;
  }

  return {
    isInstalled: installed,
    /** How often each happened, since this process started. */
    counts: counts as ReadonlyMap<Outcome, number>,
    /** How likely a picture is a nude, in percent, from its sample; null if that is not known. */
    async classify(sample: Uint8Array): Promise<number | null> {
      if (!installed) return note(null, 'absent');
      if (waiting.size > limits.mostWaiting) return note(null, 'busy');
      if (!thread && performance.now() - diedAt < limits.pauseMs) return note(null, 'failed');
      return ask(sample);
    },
    async stop() {
      const ended = thread;
      if (!ended) return;
      end(ended, 'failed');
      await ended.terminate();
    },
  };
}

export type Classifier = ReturnType<typeof createClassifier>;
