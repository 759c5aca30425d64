import { higherIsBetter } from './case.ts';
import type { Summary, Result } from './result.ts';

const widths = [40, 18, 10, 18, 8, 12];

export function printHeader(name: string) {
  console.log(`\n${row([name, 'kindred', 'p99 ms', 'baseline', 'ratio', 'target'])}`);
}

/** One line per result, as the next one can take minutes. */
export function printResult({ id, unit, value, p99, baseline, ratio, target, met }: Result) {
  const bound =
    target === undefined ? '' : `${met ? '✓' : '✗'} ${higherIsBetter(unit) ? '≥' : '≤'} ${target}`;
  console.log(
    row([
      `${id} (${unit})`,
      spread(value),
      p99 ? `${p99.median}` : '',
      baseline ? spread(baseline) : '',
      ratio === undefined ? '' : `${ratio}`,
      bound,
    ]),
  );
}

const spread = (figure: Summary) => `${figure.median} ± ${Math.round(figure.spread * 100)} %`;

const row = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    .join('  ')
    .trimEnd();
