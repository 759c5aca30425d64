import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { reasonName } from '../../../lib/facts/report-reasons.ts';

export interface ReportGroup {
  readonly title: string;
  readonly reports: readonly CaseReport[];
  /** How many are shown before the group is expanded. */
  readonly shown: number;
}

/** How many alike reports are read before they say nothing new. */
const minShown = 3;

const titleOf = ({ reason, problem_type }: CaseReport) =>
  reason ? reasonName(reason) : typeTexts[problem_type];

/** Alike reports together. Those that arrived during the decision come first, then those with a claim that can't wait. */
export function reportGroups(
  reports: readonly CaseReport[],
  fresh: readonly string[],
): ReportGroup[] {
  const weightOf = (report: CaseReport) =>
    fresh.includes(report._id) ? 2 : report.settledAt === null && report.claim ? 1 : 0;
  const byWeight = (a: CaseReport, b: CaseReport) => weightOf(b) - weightOf(a);
  const groups = new Map<string, CaseReport[]>();
  for (const report of reports.toSorted(byWeight)) {
    const group = groups.get(titleOf(report)) ?? [];
    groups.set(titleOf(report), [...group, report]);
  }
  return [...groups]
    .map(([title, alike]) => ({
      title,
      reports: alike,
      shown: Math.max(minShown, alike.filter((report) => weightOf(report) === 2).length),
      weight: Math.max(...alike.map(weightOf)),
    }))
    .toSorted((a, b) => b.weight - a.weight || b.reports.length - a.reports.length);
}
