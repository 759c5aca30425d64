/** Of rates and points more is better, of times, sizes and counts less. */
export type Unit = 'req/s' | 'rows/s' | 'points' | 'ms' | 'MB' | 'kB' | 'tables' | 'advantage';

export const moreIsBetter = (unit: Unit) => unit.endsWith('/s') || unit === 'points';

export interface Figure {
  readonly value: number;
  /** The 99th percentile of the single answers' times, in milliseconds. */
  readonly p99?: number;
}

export type Measure = () => Promise<Figure>;

export interface Case {
  readonly id: string;
  readonly unit: Unit;
  /** Bound of the ratio where there is a baseline, else of the value; a least or a most by the unit. */
  readonly target?: number;
  readonly rounds?: number;
  readonly ours: Measure;
  readonly baseline?: Measure;
}

export interface Options {
  readonly members: number;
  /** A database with a population to measure in, instead of making one. */
  readonly database?: string | undefined;
}

/** Yields its cases one by one, and may set up and clean up between them. */
export type Bench = (options: Options) => AsyncGenerator<Case, void, void>;

/** Several figures of one run: each case takes its own from every run, and the first to ask causes it. */
export function shareRuns<K extends string>(run: () => Promise<Record<K, number>>) {
  const waiting = new Map<string, number[]>();
  return (key: K): Measure =>
    async () => {
      if (!waiting.get(key)?.length) {
        for (const [name, figure] of Object.entries<number>(await run()))
          waiting.set(name, [...(waiting.get(name) ?? []), figure]);
      }
      return { value: waiting.get(key)?.shift() ?? Number.NaN };
    };
}
