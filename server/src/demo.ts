import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/populate.ts', import.meta.url));

/** This has its own process, since the names and places of a population would stay in memory. */
export async function createDemoMembers(members: number) {
  const child = spawn(process.execPath, [script, '--members', `${members}`], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(complaint.trim().split('\n')[0]);
}
