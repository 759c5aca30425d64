import type { Dashboard } from '@kindred/contract/statistics';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statistics.ts';
import { ChartPanel } from './chart-panel.tsx';
import { BarChart, withoutKeyboard } from './charts.ts';
import { Legend } from './legend.tsx';

export function GrowthChart({ growth }: { growth: Dashboard['growth'] }) {
  const { charts } = messages;
  const months = growth.map(({ month, total, vip }) => ({
    month: monthName(month, { month: 'short' }),
    total,
    vip,
  }));
  const series = [
    { name: 'total', label: charts.totalUsers, color: 'var(--chart-1)' },
    { name: 'vip', label: charts.vipUsers, color: 'var(--chart-2)' },
  ];
  return (
    <ChartPanel
      title={charts.growth}
      about={charts.growthAbout}
      columns={[charts.month, charts.totalUsers, charts.vipUsers]}
      rows={growth.map(({ month, total, vip }) => [
        monthName(month, { month: 'long', year: 'numeric' }),
        formatNumber(total),
        formatNumber(vip),
      ])}
      legend={<Legend rows={series.map(({ label, color }) => ({ name: label, color }))} />}
    >
      <BarChart
        h="100%"
        barChartProps={withoutKeyboard}
        maxBarWidth={28}
        data={months}
        dataKey="month"
        valueFormatter={(value) => formatNumber(value)}
        gridColor="var(--chart-grid)"
        textColor="var(--ink-2)"
        series={series}
      />
    </ChartPanel>
  );
}

const monthName = (month: string, shape: Intl.DateTimeFormatOptions) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, ...shape });
