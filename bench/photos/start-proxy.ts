import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceEach } from '../../deploy/drill/files.ts';
import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';

/** nginx with the configuration for production, except for folders and ports. */
export async function startProxy(
  folder: string,
  dataDir: string,
  service: string,
  change: (text: string) => string,
) {
  const port = await findKeptPort();
  const text = replaceEach('nginx/photos.conf', [
    ['/run/kindred-photos', folder],
    ['/var/lib/kindred', dataDir],
    // The first of the three is enough.
    ['        server 127.0.0.1:3001;\n        server 127.0.0.1:3002;\n', ''],
    ['127.0.0.1:3000', new URL(service).host],
    ['127.0.0.1:3100', `127.0.0.1:${port}`],
  ]);
  await mkdir(folder);
  const file = join(folder, 'nginx.conf');
  // Started by root, nginx would read the files as another user.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, change(`daemon off;\n${user}${text}`));
  const child = spawn('nginx', ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([listening(url), ended]);
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function listening(url: string) {
  while (!(await fetch(url).catch(() => null))) await sleep(50);
}
