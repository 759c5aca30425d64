// The estimate of rank bonuses as the service runs it, in a separate process, so that its memory is that of the estimate.
import { once } from 'node:events';
import { runThread } from '../../server/src/areas/discovery/demand/job/run-thread.ts';

const [databaseUrl] = (await once(process, 'message')) as [string];
process.on('disconnect', () => process.exit());
const today = new Date().toISOString().slice(0, 10);
const start = performance.now();
await runThread(databaseUrl, { today, saveEvery: 30_000 }, new AbortController().signal);
const seconds = (performance.now() - start) / 1000;
process.send?.({ seconds, megabytes: process.resourceUsage().maxRSS / 1000 });
