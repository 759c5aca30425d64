import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runNode, tool } from './command.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** A check is one thing that passes or fails; a suite tells of its tests. */
export type Check = () => Promise<Tally>;

const ok: Tally = { passed: 1, failed: 0 };
const notOk: Tally = { passed: 0, failed: 1 };

function check(name: string, args: string[]): Check {
  return async () => {
    const started = Date.now();
    const { code, output } = await runNode(args);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    return code === 0 ? ok : notOk;
  };
}

export const checks: Check[] = [
  check('types', [tool('tsc'), '--project', '.']),
  check('types of the web', [tool('tsc'), '--project', 'web']),
  check('types of the journeys', [tool('tsc'), '--project', 'e2e']),
  check('lint', [tool('oxlint')]),
  check('format', [tool('oxfmt'), '--check', '.']),
  check('nothing unused', [tool('knip'), '--no-progress']),
  check('generated files are up to date', ['scripts/generate.ts', '--check']),
];

export const build = check('build of the web', ['scripts/build-web.ts']);

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Runs Vitest's projects of these names. A test that does not run counts as failed. */
export function suite(projects: string[], long = false): Check {
  return async () => {
    const file = join(root, 'artefacts', `${projects.join('-')}.json`);
    await mkdir(join(root, 'artefacts'), { recursive: true });
    await rm(file, { force: true });
    const names = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const env = { TEST_SIZE: long ? 'long' : 'short' };
    const { code } = await runNode([tool('vitest'), 'run', ...names, ...reporters], {
      env,
      shown: true,
    });
    const report = await readFile(file, 'utf8').catch(() => '{}');
    return count(JSON.parse(report) as Partial<Report>, code);
  };
}

function count(report: Partial<Report>, code: number): Tally {
  const { numPassedTests: passed = 0, numFailedTests = 0 } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  const failed = numFailedTests + numPendingTests + numTodoTests;
  // A file that cannot be loaded and an error outside of tests have no test that says so.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/** Runs checks, so many at a time, and sums them up. */
export async function runAll(todo: Check[], atOnce: number): Promise<Tally> {
  const waiting = [...todo];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) add(total, await next());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

export function add(total: Tally, { passed, failed }: Tally) {
  total.passed += passed;
  total.failed += failed;
}

/** Ends the run with the one line that tells it all. */
export function conclude({ passed, failed }: Tally) {
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}
