import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages } from '#texts/statistics.ts';
import { ChartPanel } from './chart-panel.tsx';
import classes from './age-chart.module.css';
import { ExportFigures } from './export-figures.tsx';
import { formatShare } from './format-share.ts';

/** Horizontal bars: each has its group and its figure next to it, and all are relative to the longest. */
export function AgeChart({ ages }: { ages: Dashboard['ages'] }) {
  const { charts } = messages;
  const total = ages.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...ages.map(({ count }) => count));
  const rows = ages.map(({ bucket, count }) => ({
    bucket: bucket.replace('-', charts.ageDash),
    count: formatNumber(count),
    share: formatShare(count, total),
    length: `${(100 * count) / most}%`,
  }));
  return (
    <ChartPanel
      title={charts.age}
      about={charts.ages}
      actions={<ExportFigures chart="ages" title={charts.age} />}
      columns={[charts.ageColumn, charts.users, charts.share]}
      rows={rows.map(({ bucket, count, share }) => [bucket, count, share])}
    >
      <ul
        className={`m-0 flex h-full list-none flex-col justify-between text-sm tabular-nums ${classes.bars}`}
      >
        {rows.map(({ bucket, count, share, length }) => (
          <li className={`grid gap-x-2 gap-y-1 ${classes.age}`} key={bucket}>
            <bdi dir="ltr">{bucket}</bdi> <b className="font-semibold">{count}</b>{' '}
            <span className="text-end text-muted">{share}</span>
            <i className={`col-span-full block bg-muted-soft ${classes.bar}`}>
              <i
                className={`col-span-full block bg-chart-1 ${classes.bar}`}
                style={{ width: length }}
              />
            </i>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
}
