/** What a run of Vitest says of its tests: scripts/test-reporter.ts writes it. */
export interface TestReport {
  files: TestFile[];
  /** What was thrown outside of any test. */
  errors: string[];
}

export interface TestFile {
  project: string;
  /** Its path below the root. */
  path: string;
  /** With loading, preparing and cleaning up. */
  ms: number;
  /** What kept it from being loaded or cleaned up. */
  errors: string[];
  tests: Test[];
}

export interface Test {
  name: string;
  tags: readonly string[];
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  ms: number;
  /** The first line of what it failed by. */
  error: string;
}

export interface Counts {
  passed: number;
  failed: number;
}

interface Flaky {
  file: string;
  test: string;
  error: string;
}

/** What the short run leaves out: what takes longer than the limit below, unless it is one of the journeys. */
export const shortRun = '!long || journey';
const isLeftOut = ({ tags }: Test) => tags.includes('long') && !tags.includes('journey');

/** More files than these do not fail because a machine is in trouble. */
const mostRunAgain = 5;

const hasFailed = ({ errors, tests }: TestFile) =>
  errors.length > 0 || tests.some(({ state }) => state === 'failed');

/** The files that failed, if they are few. */
export function filesToRunAgain({ files, errors }: TestReport): string[] {
  const failed = files.filter(hasFailed).map(({ path }) => path);
  return errors.length > 0 || failed.length > mostRunAgain ? [] : failed;
}

/** The first run with what the second says of its files, and what failed in the first and passed in the second. */
export function withSecondRun(
  first: TestReport,
  second: TestReport,
): { report: TestReport; flaky: Flaky[] } {
  const again = new Map(second.files.map((file) => [file.path, file]));
  return {
    report: {
      files: first.files.map((file) => again.get(file.path) ?? file),
      errors: [...first.errors, ...second.errors],
    },
    flaky: first.files.filter(hasFailed).flatMap((file) => {
      const later = again.get(file.path);
      return !later || hasFailed(later) ? [] : listFaults(file);
    }),
  };
}

const listFaults = ({ path, errors, tests }: TestFile): Flaky[] => [
  ...errors.map((error) => ({ file: path, test: '(outside of its tests)', error })),
  ...tests
    .filter(({ state }) => state === 'failed')
    .map(({ name, error }) => ({ file: path, test: name, error })),
];

/**
 * A test that should have run and did not counts as failed, unless the files that some tests read are not there: they are
 * next to the repository and not part of it.
 */
export function countTests(
  { files, errors }: TestReport,
  exitCode: number,
  { long = false, inputsMissing = false } = {},
): Counts {
  const tests = files.flatMap((file) => file.tests);
  const count = (state: Test['state']) => tests.filter((test) => test.state === state).length;
  const skipped = inputsMissing ? 0 : countSkipped({ files, errors }, long);
  const failed =
    count('failed') + count('pending') + skipped + files.flatMap((file) => file.errors).length;
  const passed = count('passed');
  const hasOtherFault = errors.length > 0 || exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && hasOtherFault ? 1 : failed };
}

/** Tests that said by themselves that they cannot run here. */
export const countSkipped = ({ files }: TestReport, long: boolean): number =>
  files
    .flatMap(({ tests }) => tests)
    .filter((test) => test.state === 'skipped' && (long || !isLeftOut(test))).length;

/** Alone, on a quiet machine with two cores, in a process that has just started. */
export const longestMs = 700;

/** Tests of the short run that took longer, beside others. Journeys are chosen by name. */
export const listLong = ({ files }: TestReport) =>
  files.flatMap(({ path, tests }) =>
    tests
      .filter(
        ({ tags, ms }) => ms > longestMs && !tags.includes('journey') && !tags.includes('long'),
      )
      .map(({ name, ms }) => ({ path, name, ms })),
  );

/** The files that took longest, slowest first, one line each. */
export function listSlowest({ files }: TestReport, count = 10): string[] {
  return files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${path}`);
}
