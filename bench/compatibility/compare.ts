import type { Pair } from './dates.ts';
import { mean, standardError } from './metrics.ts';
import { type Learn, explainable, ours, plainPair } from './score.ts';
import { type Metric, figuresOf, metricNames, scoreWave, waveNames } from './waves.ts';

const learners = { ours, plain: plainPair, explainable } satisfies Record<string, Learn>;
const names = Object.keys(learners) as (keyof typeof learners)[];

/** The metrics of each score in each wave. */
export function compare(data: readonly Pair[], train: readonly Pair[]) {
  const waves = waveNames(data).map((wave) => {
    const pairs = data.filter((pair) => pair.wave === wave);
    const figures = names.map((name) => [
      name,
      figuresOf(scoreWave(learners[name], wave, data, train)),
    ]);
    return {
      wave,
      pairs: pairs.length,
      matches: pairs.filter(({ match }) => match).length,
      figures: Object.fromEntries(figures) as Record<keyof typeof learners, Record<Metric, number>>,
    };
  });
  // Without a match, or with only matches, there is nothing to rank.
  return waves.filter(({ matches, pairs }) => matches > 0 && matches < pairs);
}

export type Comparison = ReturnType<typeof compare>;

/** The means over waves, and the uncertainty of our distance to the plain pair. */
export function summary(waves: Comparison, metric: Metric) {
  const values = (name: keyof typeof learners) =>
    waves
      .filter(({ figures }) => names.every((other) => !Number.isNaN(figures[other][metric])))
      .map(({ figures }) => figures[name][metric]);
  const plain = values('plain');
  return {
    ours: mean(values('ours')),
    plain: mean(plain),
    explainable: mean(values('explainable')),
    standardError: standardError(values('ours').map((value, wave) => value - (plain[wave] ?? 0))),
  };
}

/** A line for each wave, with the metrics of all three. */
export function toTable(waves: Comparison) {
  const cells = (line: readonly (string | number)[]) =>
    line.map((cell) => `${cell}`.padStart(11)).join(' ');
  const threes = names.flatMap((name) => metricNames.map((metric) => [name, metric] as const));
  const means = threes.map(([name, metric]) => summary(waves, metric)[name].toFixed(3));
  const errors = metricNames.map((metric) => summary(waves, metric).standardError.toFixed(3));
  return [
    cells(['', '', '', ...threes.map(([name]) => name)]),
    cells(['wave', 'pairs', 'matches', ...threes.map(([, metric]) => metric)]),
    ...waves.map(({ wave, pairs, matches, figures }) =>
      cells([
        wave,
        pairs,
        matches,
        ...threes.map(([name, metric]) => figures[name][metric].toFixed(3)),
      ]),
    ),
    cells(['mean', '', '', ...means]),
    cells(['error', '', '', ...errors]),
    '',
    'error: the standard error, over waves, of the distance of ours to the plain pair.',
  ].join('\n');
}
