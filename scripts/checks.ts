import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runNode, tool } from './command.ts';
import { type Counts, type TestReport, countTests, listSlowest } from './test-report.ts';

/** Runs something and counts what passed and what failed. */
export type Check = () => Promise<Counts>;

const onePassed: Counts = { passed: 1, failed: 0 };
const oneFailed: Counts = { passed: 0, failed: 1 };

export function check(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Check {
  return async () => {
    const started = Date.now();
    const { code, output } = await runNode(args, { env });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    return code === 0 ? onePassed : oneFailed;
  };
}

export const checks: Check[] = [
  // The linter needs the types of every file, so it also reports what the compiler would.
  // Its part in Go collects garbage a quarter as often, which saves a sixth of the time.
  check('types and lint', [tool('oxlint'), '--type-check'], { GOGC: '400' }),
  check('format', [tool('oxfmt'), '--check', '.']),
  check('nothing unused', [tool('knip'), '--no-progress']),
  check('generated files are up to date', ['scripts/generate.ts', '--check']),
];

export const build = check('build of the web', ['scripts/build-web.ts']);

/** Photos and published schemas that some tests read. */
const inputs = join(root, '..', 'shared', 'data');

interface SuiteOptions {
  /** Uses the larger sizes that a release is tested with. */
  long?: boolean;
  printSlowest?: boolean;
}

/** Runs Vitest's projects of these names, all in one run, so that no core waits for the last file of a project. */
export function testSuite(projects: string[], options: SuiteOptions = {}): Check {
  const { long = false, printSlowest = false } = options;
  return async () => {
    const file = join(root, 'artefacts', 'tests.json');
    await mkdir(join(root, 'artefacts'), { recursive: true });
    await rm(file, { force: true });
    const names = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // Each test makes much that is soon garbage: with more room, a twelfth of the CPU is saved.
    const command = ['--max-semi-space-size=64', tool('vitest'), 'run', ...names, ...reporters];
    const { code } = await runNode(command, {
      env: { TEST_SIZE: long ? 'long' : 'short' },
      inheritOutput: true,
      // A short run that takes longer has hung: it takes a fifth of this on two cores, and most of it where they are four times slower.
      ...(!long && { timeout: 85 * 60_000 }),
    });
    const report = JSON.parse(
      await readFile(file, 'utf8').catch(() => '{}'),
    ) as Partial<TestReport>;
    if (printSlowest) console.log(['The slowest files:', ...listSlowest(report)].join('\n'));
    const inputsMissing = !existsSync(inputs);
    if (inputsMissing && report.numPendingTests)
      console.log(`${report.numPendingTests} tests need files of ${inputs} and were left out.`);
    return countTests(report, code, { inputsMissing });
  };
}

/** Runs checks, at most `concurrency` at the same time, and adds up their counts. */
export async function runAll(todo: Check[], concurrency: number): Promise<Counts> {
  const waiting = [...todo];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) add(total, await next());
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return total;
}

export function add(total: Counts, { passed, failed }: Counts) {
  total.passed += passed;
  total.failed += failed;
}

/** Prints the result as the last line of the run and sets the exit code. */
export function conclude({ passed, failed }: Counts) {
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}
