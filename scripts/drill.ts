// npm run drill: runs everything that several machines have on this one, until it is stopped. npm run drill -- --run breaks one part
// after another while members write, and prints what they noticed. With --keep, the folder with logs stays.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { performDrill } from '../deploy/drill/perform.ts';
import { type Site, startSite } from '../deploy/drill/site.ts';
import { buildWeb } from './build-web.ts';
import { runTask, say, untilStopped } from './task.ts';

const { values: flags } = parseArgs({
  options: { run: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});

await runTask(async () => {
  const stopped = untilStopped();
  await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), 'kindred-drill-'));
  await using opened = new AsyncDisposableStack();
  opened.defer(async () => {
    if (flags.keep) say(`The logs are in ${folder}.`);
    else await rm(folder, { recursive: true });
  });
  say('Starting the databases, Redis, the files, three processes and haproxy …');
  try {
    const site = await startSite(folder, opened, stopped);
    for (const line of describe(site)) say(line);
    if (flags.run) process.exitCode = (await performDrill(site, say, stopped)) ? 0 : 1;
    else await once(stopped, 'abort');
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
  say('Stopping everything …');
});
process.exit();

function describe({ url, ports, hasPooler }: Site) {
  return [
    `The site is at ${url} (its certificate is its own, so the browser warns).`,
    `Processes for people: http://127.0.0.1:${ports.web1} and http://127.0.0.1:${ports.web2}; for jobs: http://127.0.0.1:${ports.jobs}`,
    `PostgreSQL: primary ${ports.primary}, synchronous standby ${ports.standby}, replica ${ports.replica}`,
    hasPooler
      ? `PgBouncer: ${ports.pooler1} and ${ports.pooler2}`
      : 'PgBouncer 1.21 or newer is not installed: the processes connect to PostgreSQL themselves.',
    `Redis: ${ports.redis}; files (S3): ${ports.files}`,
  ];
}
