import { lazy } from 'react';
import '@mantine/charts/styles.layer.css';

// The chart library is large, so it is loaded after the figures are shown.
export const BarChart = lazy(async () => ({ default: (await import('@mantine/charts')).BarChart }));
export const DonutChart = lazy(async () => ({
  default: (await import('@mantine/charts')).DonutChart,
}));

/** Keyboards and screen readers use the table of a chart, so the chart itself takes no focus. */
export const withoutKeyboard = { accessibilityLayer: false };
