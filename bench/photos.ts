import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { keysOf, makePublicId } from '../server/src/areas/photos/photo-keys.ts';
import { StartError } from '../server/src/errors.ts';
import { openFolder } from '../server/src/platform/storage/folder.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { readyToMeasure } from './photos/measure-paths.ts';
import { startProxy } from './photos/start-proxy.ts';
import { startServerProcess } from './server-process.ts';
import { startProduct } from './start-product.ts';

/** Photos sent by the service, and by nginx with the configuration of `deploy/`. Needs nginx and wrk. */
export const photos: Bench = { cases };

const count = 200;
const rounds = 5;
const portraits = new URL('../population/portraits/', import.meta.url);

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await requirePrograms();
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const { url, folder } = database;
  const paths = await addPhotos(url, join(folder, 'files'));
  const measure = await readyToMeasure(folder, paths);
  const plain = await startServerProcess(
    new URL('photos/plain-server.ts', import.meta.url),
    { DATABASE_URL: url, DATA_DIR: folder },
    join(folder, 'log'),
  );
  stack.defer(() => plain.stop());
  const product = await startProduct({ url, folder });
  stack.defer(() => product.stop());
  const proxied = async (name: string, change: (text: string) => string) => {
    const proxy = await startProxy(join(folder, name), folder, product.url, change);
    stack.defer(() => proxy.stop());
    return measure(proxy.url);
  };
  const common = { unit: 'req/s', rounds, baseline: measure(plain.url) } as const;
  yield { id: 'by-service', ...common, product: measure(product.url) };
  yield {
    id: 'by-proxy',
    ...common,
    target: 10,
    product: await proxied('proxy', (text) => text),
  };
  // Without the cache, nginx asks about every photo, as it does when a photo is opened for the first time.
  yield {
    id: 'by-proxy-asking-each-time',
    ...common,
    product: await proxied('asking', (text) => text.replaceAll('proxy_cache shown;', '')),
  };
}

async function requirePrograms() {
  const run = promisify(execFile);
  for (const program of ['nginx', 'wrk'])
    await run(program, ['-v']).catch(({ code }: { code?: unknown }) => {
      if (code === 'ENOENT') throw new StartError(`The bench of photos needs ${program}.`);
    });
}

/** Portraits of the population as uploaded photos of its members. Returns their addresses. */
async function addPhotos(url: string, folder: string) {
  const files = await readdir(portraits);
  const storage = openFolder(folder);
  const ids = Array.from({ length: count }, makePublicId);
  for (const [index, id] of ids.entries()) {
    const file = await readFile(new URL(files[index % files.length] ?? '', portraits));
    for (const key of keysOf(id)) await storage.put(key, file);
  }
  const addresses = ids.map((id) => `/media/${id}.${randomBytes(16).toString('hex')}/800.webp`);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from photo where position = 6');
    await client.query(
      `insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
        select m.id, 6, n.id, n.url, 'portrait.webp', 1, 'image/webp', 'approved'
        from (select id, row_number() over (order by id) from member where state = 'active'
            and email_verified_at is not null and staff_role is null) as m
          join unnest($1::text[], $2::text[]) with ordinality as n (id, url, number) on n.number = m.row_number`,
      [ids, addresses],
    );
  } finally {
    await client.end();
  }
  return addresses;
}
