import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadPhoto } from '@kindred/contract/photos';
import { apiBase } from '@kindred/contract/route';
import { defaultDocument, withValues } from '@kindred/contract/site/document';
import type { NudeLevel } from '@kindred/contract/site/nudes';
import { Client } from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import { type Bench, type Case, type Options, shareRuns } from './case.ts';
import { productionSettings } from './production-settings.ts';
import { quantile } from './response-time.ts';
import { startServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

/** What looking for nudes adds to an upload: the service with and without it, in turns. */
export const uploads: Bench = { cases };

/** Less than an account may upload in an hour. */
const times = 40;
const portraits = new URL('../population/portraits/', import.meta.url);

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const { url, folder } = database;
  const client = new Client({ connectionString: url });
  await client.connect();
  stack.defer(() => client.end());
  const files = await Promise.all(
    (await readdir(portraits)).slice(0, times).map((name) => readFile(new URL(name, portraits))),
  );
  const start = async (nudes: NudeLevel) => {
    const site = join(folder, `${nudes}.json`);
    const document = withValues(defaultDocument('production'), [['limits.nudes', nudes]]);
    await writeFile(site, JSON.stringify({ document }));
    const server = await startServerProcess(
      new URL('product-server.ts', import.meta.url),
      { ...productionSettings, DATABASE_URL: url, DATA_DIR: folder, SITE_FILE: site },
      join(folder, `log-${nudes}`),
    );
    stack.defer(() => server.stop());
    const { token } = await signIn(server.url);
    return async (file: Buffer) => {
      const begin = performance.now();
      await upload(server.url, token, file);
      const taken = performance.now() - begin;
      const { rows } = await client.query<{ count: string }>(
        `select count(h.nude_percent) from upload u join photo_hash h on h.public_id = u.public_id`,
      );
      if (Number(rows[0]?.count) !== Number(nudes !== 'off'))
        throw new Error(`With ${nudes}, ${rows[0]?.count} photos were checked`);
      await client.query('delete from upload');
      return taken;
    };
  };
  const [without, checked] = [await start('off'), await start('usual')];
  const run = shareRuns(async () => {
    // The model is read with the first photo.
    for (const each of [without, checked]) await each(files[0] ?? Buffer.alloc(0));
    const taken = { without: [] as number[], checked: [] as number[] };
    for (const file of files.slice(1)) {
      taken.without.push(await without(file));
      taken.checked.push(await checked(file));
    }
    const p95 = {
      without: quantile(taken.without, 0.95),
      checked: quantile(taken.checked, 0.95),
    };
    const each = taken.checked.map((value, index) => value - (taken.without[index] ?? 0));
    return { ...p95, more: p95.checked - p95.without, median: quantile(each, 0.5) };
  });
  yield { id: 'p95-without', unit: 'ms', rounds: 1, product: run('without') };
  yield { id: 'p95-checked', unit: 'ms', rounds: 1, product: run('checked') };
  yield { id: 'median-more', unit: 'ms', rounds: 1, product: run('median') };
  yield { id: 'p95-more', unit: 'ms', target: 400, rounds: 1, product: run('more') };
}

async function upload(url: string, token: string, file: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)], { type: 'image/webp' }), 'me.webp');
  const response = await fetch(`${url}${apiBase}${uploadPhoto.url}`, {
    method: uploadPhoto.method,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
