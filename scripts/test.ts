import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { add, artefacts, build, checkTypes, checks, conclude, runAll, runTests } from './checks.ts';
import { runProgram } from './command.ts';

const long = process.argv.includes('--long');
const started = Date.now();
// They need as long as all that follows leaves of the cores.
const types = checkTypes({ isInBackground: true });
const total = await runAll([build, ...checks], 2);
const projects = ['components', 'journeys', 'sandbox', 'server', 'units'];
const { runAgain, ...tests } = await runTests(projects, long);
add(total, tests);
add(total, (await types)());
const git = async (...args: string[]) => (await runProgram('git', args)).output.trim();
const result = {
  commit: await git('rev-parse', 'HEAD'),
  tree: await git('rev-parse', 'HEAD^{tree}'),
  changed: (await git('status', '--porcelain')) !== '',
  size: long ? 'long' : 'short',
  ...total,
  runAgain,
  seconds: Math.round((Date.now() - started) / 1000),
  cpuSeconds: readCpuSeconds(),
  cores: availableParallelism(),
};
writeFileSync(join(artefacts, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
conclude(total);

/** What all processes took that this one and its children have waited for, on Linux. */
function readCpuSeconds(): number | null {
  try {
    // The name of the program, in brackets, may have spaces.
    const [, values = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const ticks = values.split(' ').slice(11, 15).map(Number);
    return Math.round(ticks.reduce((sum, each) => sum + each, 0) / 100);
  } catch {
    return null;
  }
}
