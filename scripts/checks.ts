import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTextModules } from '../web/build/texts/text-modules.ts';
import { type Options, root, runNode, tool } from './command.ts';
import { findHeavyPages } from './page-weights.ts';
import {
  type Counts,
  type TestReport,
  countSkipped,
  countTests,
  filesToRunAgain,
  listLong,
  listSlowest,
  longestMs,
  shortRun,
  withSecondRun,
} from './test-report.ts';

/** Runs something and counts what passed and what failed. */
export type Check = () => Promise<Counts>;

const onePassed: Counts = { passed: 1, failed: 0 };
const oneFailed: Counts = { passed: 0, failed: 1 };

/** Runs a file. What it returns says how that went, and counts it. */
async function measure(name: string, args: string[], options: Options = {}) {
  const started = Date.now();
  const { code, output } = await runNode(args, options);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return () => {
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    return code === 0 ? onePassed : oneFailed;
  };
}

export const check =
  (name: string, args: string[]): Check =>
  async () =>
    (await measure(name, args))();

/**
 * The linter needs the types of every file, so it also reports what the compiler would. Its part in Go collects garbage a
 * quarter as often, which saves a sixth of the time.
 */
export const checkTypes = (options: Options = {}) =>
  measure('types and lint', [tool('oxlint'), '--type-check'], { ...options, env: { GOGC: '400' } });

// The checks read them.
writeTextModules();

export const checks: Check[] = [
  check('format', [tool('oxfmt'), '--check', '.']),
  check('nothing unused', [tool('knip'), '--no-progress']),
  check('generated files are up to date', ['scripts/generate.ts', '--check']),
];

export const build: Check = async () => {
  const built = await check('build of the web', ['scripts/build-web.ts'])();
  if (built.failed > 0) return built;
  const heavy = findHeavyPages();
  console.log([`${heavy.length > 0 ? '✗' : '✓'} weight of pages`, ...heavy].join('\n'));
  return heavy.length > 0 ? { passed: 1, failed: 1 } : { passed: 2, failed: 0 };
};

export const artefacts = join(root, 'artefacts');
/** Photos and published schemas that some tests read. */
const inputs = join(root, '..', 'shared', 'data');

interface Run {
  code: number;
  report: TestReport;
}

/**
 * Runs Vitest's projects of these names, all in one run, so that no core waits for the last file of a project. Files that
 * failed are run once more with nothing beside them: those that pass then failed because of the machine, and are kept in
 * artefacts/flaky.json.
 */
export async function runTests(projects: string[], long = false) {
  await mkdir(artefacts, { recursive: true });
  const chosen = projects.flatMap((name) => ['--project', name]);
  const first = await runVitest('tests.json', chosen, long);
  console.log(['The slowest files:', ...listSlowest(first.report)].join('\n'));
  const slow = listLong(first.report).length;
  if (slow > 0)
    console.log(
      `${slow} tests took more than ${longestMs} ms: npm run check:tests says which do so alone.`,
    );
  const again = filesToRunAgain(first.report);
  const second =
    again.length > 0
      ? await runVitest('tests-again.json', [...chosen, '--maxWorkers=1', ...again], long)
      : undefined;
  const { report, flaky } = second
    ? withSecondRun(first.report, second.report)
    : { report: first.report, flaky: [] };
  for (const { file, test, error } of flaky)
    console.log(`passed when run again: ${file} › ${test}: ${error}`);
  await writeFile(join(artefacts, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  const inputsMissing = !existsSync(inputs);
  if (inputsMissing)
    console.log(`${countSkipped(report, long)} tests need files of ${inputs} and were left out.`);
  const counts = countTests(report, (second ?? first).code, { long, inputsMissing });
  return { ...counts, runAgain: again.length };
}

export async function runVitest(output: string, args: string[], long = false): Promise<Run> {
  const file = join(artefacts, output);
  const seed = (process.env['TEST_SEED'] ??= long ? `${randomInt(2 ** 31)}` : '0');
  if (long) console.log(`What is random can be repeated with TEST_SEED=${seed}.`);
  await rm(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=scripts/test-reporter.ts'];
  const tags = long ? [] : [`--tags-filter=${shortRun}`];
  const vitest = [tool('vitest'), 'run', ...reporters, ...tags];
  const { code } = await runNode([...vitest, ...args], {
    env: { TEST_SIZE: long ? 'long' : 'short', TEST_REPORT: file, TEST_SEED: seed },
    inheritOutput: true,
    // A short run that takes longer has hung.
    ...(!long && { timeout: 60 * 60_000 }),
  });
  const text = await readFile(file, 'utf8').catch(() => '{ "files": [], "errors": [] }');
  return { code, report: JSON.parse(text) as TestReport };
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
