import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Measure } from '../case.ts';

const run = promisify(execFile);

/**
 * Requests per second for these paths in turn, by wrk: a client in JavaScript takes several times as long for a photo as
 * nginx does.
 */
export async function readyToMeasure(folder: string, paths: readonly string[]) {
  const script = join(folder, 'paths.lua');
  await writeFile(
    script,
    `local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
local last = 0
function request()
  last = last % #paths + 1
  return wrk.format("GET", paths[last])
end
`,
  );
  return (url: string): Measure =>
    async () => {
      const { stdout } = await run('wrk', ['-t', '1', '-c', '16', '-d', '2', '-s', script, url]);
      if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests to ${url} failed`);
      return { value: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]) };
    };
}
