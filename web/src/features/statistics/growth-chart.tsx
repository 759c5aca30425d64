import type { Dashboard } from '@kindred/contract/statistics';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { ChartPanel } from './chart-panel.tsx';
import { BarChart } from './charts.ts';

export function GrowthChart({ growth }: { growth: Dashboard['growth'] }) {
  const { charts } = useMessages('statistics');
  const months = growth.map(({ month, total, vip }) => ({ month: monthName(month), total, vip }));
  return (
    <ChartPanel
      title={charts.growth}
      about={charts.growthAbout}
      columns={[charts.month, charts.totalUsers, charts.vipUsers]}
      rows={months.map(({ month, total, vip }) => [month, formatNumber(total), formatNumber(vip)])}
    >
      <BarChart
        h={300}
        data={months}
        dataKey="month"
        withLegend
        legendProps={{ verticalAlign: 'top', align: 'right' }}
        valueFormatter={(value) => formatNumber(value)}
        gridColor="var(--chart-grid)"
        textColor="var(--ink-2)"
        series={[
          { name: 'total', label: charts.totalUsers, color: 'var(--chart-1)' },
          { name: 'vip', label: charts.vipUsers, color: 'var(--chart-2)' },
        ]}
      />
    </ChartPanel>
  );
}

const monthName = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'short', year: '2-digit' });
