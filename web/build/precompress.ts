import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|txt|json)$/;

interface Options {
  /** Files that are in this folder too, with the same name and so the same content, are compressed there. */
  readonly except?: string | undefined;
}

/** Writes .br and .gz beside every text file, except for what the server fills in or does not serve. */
export function precompress({ except }: Options = {}): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => text.test(name) && !name.startsWith('.'))
          .filter((name) => !except || !existsSync(join(except, name)))
          .map((name) => compress(join(dir, name))),
      );
    },
  };
}

async function compress(path: string) {
  const body = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
