import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './case.ts';
import { scores } from './house/lighthouse.ts';
import { startService } from './house/service.ts';
import { starting } from './house/starting.ts';
import { throughput } from './house/throughput.ts';
import { weight } from './house/weight.ts';

/** What the house itself costs, before anything lives in it. */
export const house: Bench = async function* house(options) {
  const { members } = options;
  yield* throughput(options);
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  try {
    const service = await startService(folder, members);
    try {
      yield* weight(service.url);
      yield* scores(service.url);
    } finally {
      await service.stop();
    }
    yield* starting(folder, members);
  } finally {
    await rm(folder, { recursive: true });
  }
};
