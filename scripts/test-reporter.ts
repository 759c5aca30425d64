import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from './command.ts';
import type { Test, TestFile, TestReport } from './test-report.ts';

const firstLine = ([error]: readonly { message: string }[] = []) =>
  error?.message.split('\n')[0] ?? '';

const describeTest = (test: TestCase): Test => ({
  name: test.fullName,
  tags: test.tags,
  state: test.result().state,
  ms: Math.round(test.diagnostic()?.duration ?? 0),
  error: firstLine(test.result().errors),
});

function describeFile(module: TestModule): TestFile {
  const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
  return {
    project: module.project.name,
    path: relative(root, module.moduleId),
    ms: Math.round(collectDuration + setupDuration + prepareDuration + duration),
    errors: [module, ...module.children.allSuites()].flatMap((part) =>
      part.errors().map(({ message }) => message),
    ),
    tests: Array.from(module.children.allTests(), describeTest),
  };
}

/** Enough of a comparison to see what differs. */
const longestShown = 1500;

/**
 * Writes what the run says of each test into the file that TEST_REPORT names. What fails is said right away, as a long run that
 * is stopped prints nothing else about it.
 */
export default class ReportTests implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const said = errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`).join('\n');
    console.log(
      `✗ ${relative(root, test.module.moduleId)} › ${test.fullName}\n${said.slice(0, longestShown)}`,
    );
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const report: TestReport = {
      files: modules.map(describeFile),
      errors: errors.map(({ message }) => message),
    };
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify(report));
  }
}
