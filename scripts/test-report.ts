import { relative } from 'node:path';
import { root } from './command.ts';

/** The part of Vitest's JSON report that is read. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

export interface Counts {
  passed: number;
  failed: number;
}

/**
 * A test that did not run counts as failed, unless the files that some tests read are not there: they are next to the
 * repository and not part of it.
 */
export function countTests(
  report: Partial<TestReport>,
  exitCode: number,
  { inputsMissing = false } = {},
): Counts {
  const { numPassedTests: passed = 0, numFailedTests = 0 } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  const failed = numFailedTests + numTodoTests + (inputsMissing ? 0 : numPendingTests);
  // A file that cannot be loaded and an error outside of tests are not in these numbers.
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/** The files whose tests took longest, slowest first, one line each. */
export function listSlowest({ testResults = [] }: Partial<TestReport>, count = 10): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${relative(root, name)}`);
}
