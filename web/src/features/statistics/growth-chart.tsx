import type { Dashboard } from '@kindred/contract/statistics';
import { type GrowthRange, growthRanges } from '@kindred/contract/statistics/growth-ranges';
import { formatNumber, formatDate } from '../../lib/formats/formats.ts';
import { messages } from '#texts/statistics.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { BarChart, barLook } from './charts.ts';
import { ExportFigures } from './export-figures.tsx';
import { Legend } from './legend.tsx';

/** A day in the operator's time zone is the same day for every reader. */
const noon = (day: string) => `${day}T12:00:00Z`;

const formatDay = (day: string, length: 'short' | 'medium' = 'medium') =>
  formatDate(noon(day), {
    timeZone: 'UTC',
    ...(length === 'short' && { dateStyle: undefined, day: 'numeric', month: 'short' }),
  });

const formatMonth = (day: string, shape: Intl.DateTimeFormatOptions) =>
  formatDate(noon(day), { timeZone: 'UTC', dateStyle: undefined, ...shape });

type Bar = Dashboard['growth'][number];

interface Props {
  growth: readonly Bar[];
  range: GrowthRange;
  onRange: (range: GrowthRange) => void;
}

const series = (charts: typeof messages.charts) => [
  { name: 'total', label: charts.totalUsers, color: 'var(--chart-1)' },
  { name: 'vip', label: charts.vipUsers, color: 'var(--chart-2)' },
];

export function GrowthChart({ growth, range, onRange }: Props) {
  const { charts, ranges } = messages;
  const [first] = growth;
  const last = growth.at(-1);
  // From the response: while another range is loading, the chart still shows the old one.
  const byMonth = first !== undefined && isMonth(first);
  return (
    <ChartPanel
      title={charts.growth}
      about={
        first && last ? charts.joined({ from: formatDay(first.from), to: formatDay(last.to) }) : ''
      }
      actions={<ExportFigures chart="growth" range={range} title={charts.growth} />}
      columns={[byMonth ? charts.month : charts.days, charts.totalUsers, charts.vipUsers]}
      rows={growth.map((bar) => [
        byMonth ? formatMonth(bar.from, { month: 'long', year: 'numeric' }) : daysOf(bar),
        formatNumber(bar.total),
        formatNumber(bar.vip),
      ])}
      above={
        <div className="mb-3">
          <Segments
            legend={charts.range}
            hidesLegend
            dense
            options={growthRanges.map((value) => ({ value, label: ranges[value] }))}
            value={range}
            onChange={onRange}
          />
        </div>
      }
      legend={<Legend rows={series(charts).map(({ label, color }) => ({ name: label, color }))} />}
    >
      <BarChart
        {...barLook}
        maxBarWidth={28}
        data={growth.map(({ from, total, vip }) => ({
          from: byMonth ? formatMonth(from, { month: 'short' }) : formatDay(from, 'short'),
          total,
          vip,
        }))}
        dataKey="from"
        series={series(charts)}
      />
    </ChartPanel>
  );
}

/** No bar of days is as long as a month. */
const isMonth = ({ from, to }: Bar) => from.endsWith('-01') && Number(to.slice(8)) >= 28;

const daysOf = ({ from, to }: Bar) =>
  from === to
    ? formatDay(from)
    : messages.charts.span({ from: formatDay(from), to: formatDay(to) });
