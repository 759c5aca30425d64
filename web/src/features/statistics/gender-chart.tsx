import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats/formats.ts';
import { genderName } from '../../lib/formats/gender-name.ts';
import { messages } from '#texts/statistics.ts';
import { ChartPanel } from './chart-panel.tsx';
import { DonutChart, withoutKeyboard } from './charts.ts';
import { ExportFigures } from './export-figures.tsx';
import { Legend } from './legend.tsx';
import { formatShare } from './format-share.ts';

export function GenderChart({ genders }: { genders: Dashboard['genders'] }) {
  const { charts } = messages;
  const total = genders.reduce((sum, { count }) => sum + count, 0);
  const slices = genders.map(({ gender, count }, index) => ({
    name: genderName(gender),
    value: count,
    color: `var(--chart-${index + 1})`,
  }));
  const rows = slices.map(({ name, value, color }) => ({
    name,
    color,
    count: formatNumber(value),
    share: formatShare(value, total),
  }));
  return (
    <ChartPanel
      title={charts.gender}
      about={charts.allUsers}
      actions={<ExportFigures chart="genders" title={charts.gender} />}
      columns={[charts.genderColumn, charts.users, charts.share]}
      rows={rows.map(({ name, count, share }) => [name, count, share])}
      legend={<Legend rows={rows} />}
    >
      <DonutChart
        h="100%"
        size={148}
        thickness={28}
        startAngle={90}
        endAngle={-270}
        pieChartProps={withoutKeyboard}
        pieProps={{ rootTabIndex: -1 }}
        data={slices}
        chartLabel={formatNumber(total)}
        valueFormatter={(value) => formatNumber(value)}
        strokeColor="var(--surface)"
        tooltipDataSource="segment"
      />
    </ChartPanel>
  );
}
