import { lazy } from 'react';
import '@mantine/charts/styles.layer.css';

// The drawing code is heavy and comes after the figures.
export const BarChart = lazy(async () => ({ default: (await import('@mantine/charts')).BarChart }));
export const DonutChart = lazy(async () => ({
  default: (await import('@mantine/charts')).DonutChart,
}));

/** The table behind each picture is for keyboards and readers; the picture takes no focus. */
export const drawingOnly = { accessibilityLayer: false };
