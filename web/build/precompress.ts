import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|txt|json)$/;
/** The server changes scripts with texts and those that name others. */
const isTemplate = /__TEXTS\.|"assets\/[\w-]+\.js"/;

/** Writes .br and .gz beside every text file, except for what the server fills in or does not serve. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names
        .filter((name) => text.test(name) && !name.startsWith('.'))
        .map((name) => compress(join(dir, name))),
    );
  },
});

async function compress(path: string) {
  const body = await readFile(path);
  if (isTemplate.test(body.toString())) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
