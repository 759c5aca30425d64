import { expect, test } from 'vitest';
import {
  type Test,
  type TestFile,
  countTests,
  filesToRunAgain,
  listLong,
  longestMs,
  listSlowest,
  withSecondRun,
} from './test-report.ts';

const some = (state: Test['state'], tags: string[] = []): Test => ({
  name: `a test that ${state}`,
  tags,
  state,
  ms: 1,
  error: state === 'failed' ? 'expected 1 to be 2' : '',
});
const file = (path: string, tests: Test[], errors: string[] = [], ms = 1): TestFile => ({
  project: 'units',
  path,
  ms,
  errors,
  tests,
});
const report = (...files: TestFile[]) => ({ files, errors: [] as string[] });
const good = file('good.test.ts', [some('passed'), some('passed')]);
const bad = file('bad.test.ts', [some('passed'), some('failed')]);

test.each([
  ['all passed', report(good), 0, [2, 0]],
  ['one failed', report(good, bad), 1, [3, 1]],
  ['one did not end', report(file('a', [some('passed'), some('pending')])), 0, [1, 1]],
  ['one was skipped', report(file('a', [some('passed'), some('skipped')])), 0, [1, 1]],
  [
    'one is for the long run',
    report(file('a', [some('passed'), some('skipped', ['long'])])),
    0,
    [1, 0],
  ],
  [
    'a journey was skipped',
    report(good, file('a', [some('skipped', ['long', 'journey'])])),
    0,
    [2, 1],
  ],
  ['a file cannot be loaded', report(good, file('a', [], ['no such module'])), 1, [2, 1]],
  [
    'something was thrown outside of tests',
    { ...report(good), errors: ['no one waits'] },
    1,
    [2, 1],
  ],
  ['the run itself failed', report(good), 1, [2, 1]],
  ['nothing ran', report(), 0, [0, 1]],
])('counts tests when %s', (_case, given, exitCode, [passed, failed]) => {
  expect(countTests(given, exitCode)).toEqual({ passed, failed });
});

test('what the short run leaves out counts as failed when the long one skips it', () => {
  const skipped = report(good, file('a', [some('skipped', ['long'])]));
  expect(countTests(skipped, 0)).toEqual({ passed: 2, failed: 0 });
  expect(countTests(skipped, 0, { long: true })).toEqual({ passed: 2, failed: 1 });
});

test('tests whose files are missing are left out, and what failed is still counted', () => {
  const skipped = file('a', [some('passed'), some('skipped')]);
  const options = { inputsMissing: true };
  expect(countTests(report(skipped), 0, options)).toEqual({ passed: 1, failed: 0 });
  expect(countTests(report(skipped, bad), 1, options)).toEqual({ passed: 2, failed: 1 });
  expect(countTests(report(skipped), 1, options)).toEqual({ passed: 1, failed: 1 });
});

test('a file that failed is run again, and what passes then is named with its error', () => {
  const first = report(good, bad);
  expect(filesToRunAgain(first)).toEqual(['bad.test.ts']);
  const second = report(file('bad.test.ts', [some('passed'), some('passed')]));
  const both = withSecondRun(first, second);
  expect(both.flaky).toEqual([
    { file: 'bad.test.ts', test: 'a test that failed', error: 'expected 1 to be 2' },
  ]);
  expect(countTests(both.report, 0)).toEqual({ passed: 4, failed: 0 });
});

test('what fails twice fails the run', () => {
  const first = report(good, bad);
  const both = withSecondRun(first, report(bad));
  expect(both.flaky).toEqual([]);
  expect(countTests(both.report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run with more than five failed files, or an error outside of all files, is not tried again', () => {
  const failed = Array.from({ length: 6 }, (_, at) => file(`${at}.test.ts`, [some('failed')]));
  expect(filesToRunAgain(report(...failed.slice(1)))).toHaveLength(5);
  expect(filesToRunAgain(report(...failed))).toEqual([]);
  expect(filesToRunAgain({ ...report(bad), errors: ['no one waits'] })).toEqual([]);
});

test('lists the slowest files first', () => {
  const slow = (path: string, seconds: number) => file(path, [], [], seconds * 1000);
  const given = report(slow('a.test.ts', 1), slow('b.test.ts', 30.04), slow('c.test.ts', 2));
  expect(listSlowest(given, 2)).toEqual(['  30.0 s  b.test.ts', '   2.0 s  c.test.ts']);
});

test('lists what takes longer than the limit and is neither marked as long nor a journey', () => {
  const take = (name: string, ms: number, tags: string[] = []) => ({
    ...some('passed', tags),
    name,
    ms,
  });
  const tests = [
    take('a', longestMs),
    take('b', longestMs + 1),
    take('c', 2000, ['long']),
    take('d', 2000, ['journey']),
  ];
  expect(listLong(report(file('a.test.ts', tests)))).toEqual([
    { path: 'a.test.ts', name: 'b', ms: longestMs + 1 },
  ]);
});
