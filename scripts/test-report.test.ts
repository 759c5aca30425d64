import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';
import { countTests, listSlowest } from './test-report.ts';

const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test.each([
  ['all passed', counts, 0, { passed: 5, failed: 0 }],
  ['one failed', { ...counts, numFailedTests: 1 }, 1, { passed: 5, failed: 1 }],
  ['one was skipped', { ...counts, numPendingTests: 1 }, 0, { passed: 5, failed: 1 }],
  ['one is still to be written', { ...counts, numTodoTests: 1 }, 0, { passed: 5, failed: 1 }],
  ['an error outside of tests', counts, 1, { passed: 5, failed: 1 }],
  ['nothing ran', {}, 0, { passed: 0, failed: 1 }],
])('counts tests when %s', (_case, report, exitCode, expected) => {
  expect(countTests(report, exitCode)).toEqual(expected);
});

test('leaves out tests whose files are missing, and still counts what failed', () => {
  const left = { ...counts, numPendingTests: 3 };
  const options = { inputsMissing: true };
  expect(countTests(left, 0, options)).toEqual({ passed: 5, failed: 0 });
  expect(countTests({ ...left, numFailedTests: 2 }, 1, options)).toEqual({ passed: 5, failed: 2 });
  expect(countTests(left, 1, options)).toEqual({ passed: 5, failed: 1 });
});

test('lists the slowest files first', () => {
  const file = (name: string, seconds: number) => ({
    name: join(root, name),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  });
  const testResults = [file('a.test.ts', 1), file('b.test.ts', 30.04), file('c.test.ts', 2)];
  expect(listSlowest({ testResults }, 2)).toEqual(['  30.0 s  b.test.ts', '   2.0 s  c.test.ts']);
});
