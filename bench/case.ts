/** For rates, points, shares, matches and ratios a higher figure is better; for times, sizes and counts a lower one. */
export type Unit =
  | 'req/s'
  | 'rows/s'
  | 'events/s'
  | 'points'
  | 'of 1'
  | 'matches'
  | 'items'
  | 'times'
  | 'gini'
  | 's'
  | 'ms'
  | 'MB'
  | 'kB'
  | 'tables'
  | 'advantage'
  | 'multiple';

export const higherIsBetter = (unit: Unit) =>
  unit.endsWith('/s') || ['points', 'of 1', 'matches', 'times'].includes(unit);

export interface Figure {
  readonly value: number;
  /** The 99th percentile of the response times, in milliseconds. */
  readonly p99?: number;
}

export type Measure = () => Promise<Figure>;

export interface Case {
  /** One word, with hyphens. */
  readonly id: string;
  readonly unit: Unit;
  /** The limit of the ratio if there is a baseline, otherwise of the value: a minimum or a maximum by the unit. */
  readonly target?: number;
  readonly rounds?: number;
  readonly product: Measure;
  readonly baseline?: Measure;
}

export interface Options {
  readonly members: number;
  /** A populated database to measure in. Without one the bench creates it. */
  readonly database?: string | undefined;
  /** False if only some cases run. */
  readonly keepResults: boolean;
  /** The bench's own flags. */
  readonly flags: Readonly<Record<string, string>>;
}

export interface Bench {
  /** Names of flags that this bench takes, each with a value. */
  readonly flags?: readonly string[];
  /** Yields the cases one by one, and can set up and clean up between them. */
  readonly cases: (options: Options) => AsyncGenerator<Case, void, void>;
}

/** Several figures from one run: the first case that asks starts a run, and the others take their figure from it. */
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
