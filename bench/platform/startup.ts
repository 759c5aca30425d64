import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { type Service, startService } from './npm-start.ts';

const restMs = 10_000;

/** The time of a start, and the memory at rest. Needs a data folder that a service has used before. */
export async function* startupTimes(
  folder: string,
  members: number,
): AsyncGenerator<Case, void, void> {
  let service: Service = await startService(folder, members);
  const restart = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    await service.stop(signal);
    service = await startService(folder, members);
    return { value: service.startedIn };
  };
  try {
    const rounds = 5;
    yield { id: 'start-again', unit: 'ms', target: 3000, rounds, product: restart('SIGTERM') };
    yield { id: 'start-after-kill', unit: 'ms', target: 6000, rounds, product: restart('SIGKILL') };
    yield {
      id: 'memory-at-rest',
      unit: 'MB',
      target: 200,
      rounds: 1,
      async product() {
        await sleep(restMs);
        return { value: (await readResidentBytes(service.url)) / 1e6 };
      },
    };
  } finally {
    await service.stop();
  }
}

/** The memory of the server itself, without its launcher and its database. */
async function readResidentBytes(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
