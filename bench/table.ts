import { moreIsBetter } from './case.ts';
import type { Median, Outcome } from './outcome.ts';

const widths = [40, 18, 10, 18, 8, 12];

export function printHead(name: string) {
  console.log(`\n${row([name, 'ours', 'p99 ms', 'baseline', 'ratio', 'target'])}`);
}

/** A line as soon as it is known: the next one may take minutes. */
export function printOutcome({ id, unit, value, p99, baseline, ratio, target, met }: Outcome) {
  const bound =
    target === undefined ? '' : `${met ? '✓' : '✗'} ${moreIsBetter(unit) ? '≥' : '≤'} ${target}`;
  console.log(
    row([
      `${id} (${unit})`,
      spread(value),
      p99 ? `${p99.of}` : '',
      baseline ? spread(baseline) : '',
      ratio === undefined ? '' : `${ratio}`,
      bound,
    ]),
  );
}

const spread = (figure: Median) => `${figure.of} ± ${Math.round(figure.spread * 100)} %`;

const row = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    .join('  ')
    .trimEnd();
