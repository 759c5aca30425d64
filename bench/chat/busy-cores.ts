import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** The unit in which Linux counts. */
export const ticks = 100;

export const processTicks = async (pid: number) => {
  // The name of the program may have spaces, and ends with a bracket.
  const text = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1] ?? '';
  const fields = text.split(' ').map(Number);
  return (fields[11] ?? 0) + (fields[12] ?? 0);
};

const idleTicks = async () => {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [, , , , idle = 0, waiting = 0] = line.split(/\s+/).map(Number);
  return idle + waiting;
};

type Named = Readonly<Record<string, readonly (number | undefined)[]>>;

/**
 * Returns a function for how many cores these processes, and all others, used since this call; null on other systems.
 */
export async function watchCores(processes: Named) {
  if (process.platform !== 'linux') return null;
  const start = performance.now();
  const read = async () => {
    const sum = async (pids: readonly (number | undefined)[]) =>
      (await Promise.all(pids.map((pid = 0) => processTicks(pid)))).reduce((a, b) => a + b, 0);
    const entries = Object.entries(processes).map(async ([name, pids]) => [name, await sum(pids)]);
    return { idle: await idleTicks(), ...Object.fromEntries(await Promise.all(entries)) } as Record<
      string,
      number
    >;
  };
  const before = await read();
  return async () => {
    const after = await read();
    const all = availableParallelism();
    const length = ((performance.now() - start) / 1000) * ticks;
    const cores = Object.entries(after).map(
      ([name, count]) => [name, (count - (before[name] ?? 0)) / length] as const,
    );
    const rest = all - cores.reduce((sum, [, busy]) => sum + busy, 0);
    const named = [...cores, ['the database and everything else', rest] as const];
    return `of ${all} cores: ${named.map(([name, busy]) => `${name} ${busy.toFixed(2)}`).join(', ')}`;
  };
}
