import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { type Service, startService } from './service.ts';

const settled = 10_000;

/** Waiting for it, and what it holds once it stands. Needs a folder in which it has started before. */
export async function* starting(folder: string, members: number): AsyncGenerator<Case, void, void> {
  let service: Service = await startService(folder, members);
  const restart = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    await service.stop(signal);
    service = await startService(folder, members);
    return { value: service.startedIn };
  };
  try {
    const rounds = 5;
    yield { id: 'start again', unit: 'ms', target: 3000, rounds, ours: restart('SIGTERM') };
    yield { id: 'start after a kill', unit: 'ms', target: 6000, rounds, ours: restart('SIGKILL') };
    yield {
      id: 'memory at rest',
      unit: 'MB',
      target: 200,
      rounds: 1,
      async ours() {
        await sleep(settled);
        return { value: (await readResidentBytes(service.url)) / 1e6 };
      },
    };
  } finally {
    await service.stop();
  }
}

/** The server tells of its own memory; of its launcher and its database nothing is in it. */
async function readResidentBytes(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
