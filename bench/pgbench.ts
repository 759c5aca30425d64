import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchDatabase } from './bench-database.ts';
import type { Measure } from './case.ts';

const run = promisify(execFile);

/** The rate that pgbench reaches with a statement over as many connections, if it is installed. */
export async function measurePgbench(
  { url, folder }: BenchDatabase,
  sql: string,
  { connections = 16, seconds = 1 } = {},
): Promise<Measure | undefined> {
  const installed = await run('pgbench', ['--version']).catch(() => undefined);
  if (!installed) return undefined;
  const script = join(folder, 'pgbench.sql');
  await writeFile(script, `${sql};\n`);
  const args = ['-n', '-M', 'prepared', '-f', script, '-c', `${connections}`, '-T', `${seconds}`];
  return async () => {
    const { stdout } = await run('pgbench', [...args, url]);
    return { value: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]) };
  };
}
