import { lazy } from 'react';
import '@mantine/charts/styles.layer.css';
import { formatNumber } from '../../lib/formats/formats.ts';

// The chart library is large, so it is loaded after the figures are shown.
export const BarChart = lazy(async () => ({ default: (await import('@mantine/charts')).BarChart }));
export const DonutChart = lazy(async () => ({
  default: (await import('@mantine/charts')).DonutChart,
}));

/** Keyboards and screen readers use the table of a chart, so the chart itself takes no focus. */
export const withoutKeyboard = { accessibilityLayer: false };

/** The margin above leaves room for the highest label of the axis, which would otherwise slip below its line. */
export const barLook = {
  h: '100%',
  barChartProps: { ...withoutKeyboard, margin: { top: 16, right: 4 } },
  withBarValueLabel: true,
  // The axis counts people. Of a site with three it would otherwise name halves and quarters.
  yAxisProps: { allowDecimals: false },
  valueFormatter: (value: number) => formatNumber(value),
  gridColor: 'var(--chart-grid)',
  textColor: 'var(--ink-2)',
  strokeDasharray: '0',
  barProps: { radius: [3, 3, 0, 0] as [number, number, number, number], isAnimationActive: false },
};
