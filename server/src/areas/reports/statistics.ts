import { type Language, languages } from '@kindred/contract/languages';
import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { type OwnReason, reasonCodes } from '@kindred/contract/reports/reasons';
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

export async function readReportStatistics(
  db: Reader,
  now: Date,
  language: Language = 'en',
): Promise<ReportStatistics> {
  const [counts, { seconds }] = await Promise.all([
    selectCounts.all(db),
    selectResponseTime.one(db, { from: new Date(now.getTime() - window), now }),
  ]);
  const count = (word: string) =>
    counts.reduce(
      (sum, { split, value }) => (split.split(',').includes(word) ? sum + value : sum),
      0,
    );
  const ownReasons = new Set(
    counts.flatMap(({ split }) => /,reason (own-.+)$/.exec(split)?.[1] ?? []) as OwnReason[],
  );
  const byPriority = countEach(priorities, count);
  return {
    total: counts.reduce((sum, { value }) => sum + value, 0),
    highPriority: byPriority.critical + byPriority.high,
    byStatus: countEach(reportStatuses, count),
    byPriority,
    byType: countEach(problemTypes, count),
    byReason: countEach([...reasonCodes, ...ownReasons], (key) => count(`reason ${key}`)),
    avgResponseTime: seconds === null ? null : durationText(seconds, language),
  };
}

const countEach = <W extends string>(words: readonly W[], count: (word: W) => number) =>
  Object.fromEntries(words.map((word) => [word, count(word)])) as Record<W, number>;

/** Two units are enough: 3d 4h, 2h 14m, 6m. The narrow units of other languages are hard to read. */
export function durationText(seconds: number, language: Language = 'en') {
  const { tag } = languages[language];
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const [parts, last] =
    hours >= 24
      ? [{ days: Math.floor(hours / 24), hours: hours % 24 }, 'hoursDisplay' as const]
      : [{ hours, minutes: minutes % 60 }, 'minutesDisplay' as const];
  const format = new Intl.DurationFormat(tag, {
    style: language === 'en' ? 'narrow' : 'short',
    [last]: 'always',
    numberingSystem: 'latn',
  });
  return format.format(parts);
}
