import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import type { Pool } from 'pg';

const window = 30 * 86_400_000;

export async function readReportStatistics(pool: Pool, now: Date): Promise<ReportStatistics> {
  const [counted, answered] = await Promise.all([
    pool.query<{ split: string; value: number }>({
      name: 'read_report_counts',
      text: `select split, value from present_count where metric = 'report'`,
    }),
    pool.query<{ seconds: number | null }>({
      name: 'read_response_time',
      text: `select extract(epoch from avg(first_answered_at - created_at))::float as seconds
        from report where first_answered_at > $1 and first_answered_at <= $2`,
      values: [new Date(now.getTime() - window), now],
    }),
  ]);
  const count = (word: string) =>
    counted.rows.reduce(
      (sum, { split, value }) => (split.split(',').includes(word) ? sum + value : sum),
      0,
    );
  const byPriority = countEach(priorities, count);
  const seconds = answered.rows[0]?.seconds ?? null;
  return {
    total: counted.rows.reduce((sum, { value }) => sum + value, 0),
    highPriority: byPriority.critical + byPriority.high,
    byStatus: countEach(reportStatuses, count),
    byPriority,
    byType: countEach(problemTypes, count),
    avgResponseTime: seconds === null ? null : durationText(seconds),
  };
}

const countEach = <W extends string>(words: readonly W[], count: (word: W) => number) =>
  Object.fromEntries(words.map((word) => [word, count(word)])) as Record<W, number>;

/** Two units say enough: 3d 4h, 2h 14m, 6m. */
export function durationText(seconds: number) {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
