import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statistics.ts';
import { ChartPanel } from './chart-panel.tsx';
import { BarChart, withoutKeyboard } from './charts.ts';
import { formatShare } from './format-share.ts';

export function AgeChart({ ages }: { ages: Dashboard['ages'] }) {
  const { charts } = messages;
  const total = ages.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartPanel
      title={charts.age}
      about={charts.ages}
      columns={[charts.ageColumn, charts.users, charts.share]}
      rows={ages.map(({ bucket, count }) => [
        bucket,
        formatNumber(count),
        formatShare(count, total),
      ])}
    >
      <BarChart
        h="100%"
        barChartProps={withoutKeyboard}
        maxBarWidth={48}
        data={ages}
        dataKey="bucket"
        withBarValueLabel
        valueFormatter={(value) => formatNumber(value)}
        gridColor="var(--chart-grid)"
        textColor="var(--ink-2)"
        series={[{ name: 'count', label: charts.users, color: 'var(--chart-1)' }]}
      />
    </ChartPanel>
  );
}
