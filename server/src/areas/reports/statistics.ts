import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { reasonCodes } from '@kindred/contract/reports/reasons';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Text } from '../../db/columns.ts';
import { type Reader, statement } from '../../db/statement.ts';

const window = 30 * 86_400_000;

const selectCounts = statement({
  name: 'find_report_counts',
  reads: true,
  text: `select split, value from present_count where metric = 'report'`,
  row: Row({ split: Text, value: Integer }),
});

const selectResponseTime = statement({
  name: 'find_response_time',
  reads: true,
  text: `select extract(epoch from avg(first_answered_at - created_at))::float8 as seconds
    from report where first_answered_at > $from and first_answered_at <= $now`,
  params: { from: 'timestamptz', now: 'timestamptz' },
  row: Row({ seconds: OrNull(Decimal) }),
});

export async function readReportStatistics(db: Reader, now: Date): Promise<ReportStatistics> {
  const [counts, { seconds }] = await Promise.all([
    selectCounts.all(db),
    selectResponseTime.one(db, { from: new Date(now.getTime() - window), now }),
  ]);
  const count = (word: string) =>
    counts.reduce(
      (sum, { split, value }) => (split.split(',').includes(word) ? sum + value : sum),
      0,
    );
  const byPriority = countEach(priorities, count);
  return {
    total: counts.reduce((sum, { value }) => sum + value, 0),
    highPriority: byPriority.critical + byPriority.high,
    byStatus: countEach(reportStatuses, count),
    byPriority,
    byType: countEach(problemTypes, count),
    byReason: countEach(reasonCodes, (code) => count(`reason ${code}`)),
    avgResponseTime: seconds === null ? null : durationText(seconds),
  };
}

const countEach = <W extends string>(words: readonly W[], count: (word: W) => number) =>
  Object.fromEntries(words.map((word) => [word, count(word)])) as Record<W, number>;

/** Two units are enough: 3d 4h, 2h 14m, 6m. */
export function durationText(seconds: number) {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
