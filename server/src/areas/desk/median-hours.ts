/** SQL for the median of the time between two columns, in hours. */
export const medianHours = (end: string, begin: string) =>
  `percentile_cont(0.5) within group (order by extract(epoch from ${end} - ${begin}) / 3600)`;
