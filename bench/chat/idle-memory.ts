import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../case.ts';
import type { ServerProcess } from '../server-process.ts';
import type { SignedInMember } from './sign-in-many.ts';
import { openChannels } from './sockets.ts';

/** Waits until the memory used to open sockets is free again. */
const rest = 8000;

type Start = (env: NodeJS.ProcessEnv) => Promise<ServerProcess>;

/** The memory of a process with idle open sockets, beyond its memory without any. */
export async function* idleMemory(
  start: Start,
  people: readonly SignedInMember[],
  count: number,
): AsyncGenerator<Case, void, void> {
  yield {
    id: 'idle-memory',
    unit: 'MB',
    target: 150,
    rounds: 3,
    product: async () => {
      const server = await start({});
      const open = (sockets: number) =>
        openChannels(
          Array.from({ length: sockets }, (_, index) => ({
            url: server.url,
            person: people[index % people.length] as SignedInMember,
          })),
          () => undefined,
        );
      try {
        // Code is compiled and pools are filled by the first ones.
        await (await open(500)).close();
        await sleep(rest);
        const before = await residentOf(server);
        const sockets = await open(count);
        await sleep(rest);
        const value = (await residentOf(server)) - before;
        await sockets.close();
        return { value };
      } finally {
        await server.stop();
      }
    },
  };
}

/** Megabytes of memory. */
async function residentOf({ pid }: ServerProcess) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
