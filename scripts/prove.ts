// npm run prove -- --runs 10 --load 0: runs npm test again and again in a fresh clone of this commit, beside so many busy loops.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude } from './checks.ts';
import { root, runProgram } from './command.ts';
import { runTask, say } from './task.ts';

interface Result {
  commit: string;
  passed: number;
  failed: number;
  runAgain: number;
  seconds: number;
  cpuSeconds: number | null;
}

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '10' },
      load: { type: 'string', default: '0' },
      size: { type: 'string', default: 'short' },
    },
  });
  const busy = Array.from({ length: Number(values.load) }, keepBusy);
  let green = 0;
  try {
    say('| begun | seconds, install included | of tests | CPU s | passed | failed | run again |');
    say('|---|---|---|---|---|---|---|');
    for (let run = 0; run < Number(values.runs); run += 1)
      if (await prove(values.size === 'long' ? 'test:long' : 'test')) green += 1;
  } finally {
    for (const loop of busy) loop.kill();
  }
  conclude({ passed: green, failed: Number(values.runs) - green });
});

/** One whole run, from the clone to the last line. */
async function prove(script: string): Promise<boolean> {
  const parent = await mkdtemp(join(tmpdir(), 'kindred-prove-'));
  const folder = join(parent, 'kindred');
  const begun = new Date();
  try {
    await runProgram('git', ['clone', '--quiet', root, folder]);
    // Some tests read files that are next to the repository.
    await runProgram('ln', ['-s', join(root, '..', 'shared'), join(parent, 'shared')]);
    const { code, output } = await runProgram('npm', ['run', script, '--prefix', folder]);
    const seconds = Math.round((Date.now() - begun.getTime()) / 1000);
    const result = readResult(folder);
    const cells = [
      begun.toISOString().slice(0, 16),
      seconds,
      result?.seconds,
      result?.cpuSeconds,
      result?.passed,
      result?.failed,
      result?.runAgain,
    ];
    say(`| ${cells.join(' | ')} |`);
    if (code !== 0) say(output.split('\n').filter(isAboutFailure).join('\n'));
    return code === 0;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

const isAboutFailure = (line: string) => /FAIL|Error|passed when run again|✗| failed/.test(line);

function readResult(folder: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'artefacts/result.json'), 'utf8')) as Result;
  } catch {
    return undefined;
  }
}

/** It ends with us, even if we are killed. */
function keepBusy(): ChildProcess {
  const loop = `setInterval(() => { const end = Date.now() + 900; while (Date.now() < end); }, 0);
    process.on('disconnect', () => process.exit());`;
  return spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}
