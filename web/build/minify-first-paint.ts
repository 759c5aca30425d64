import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, minify } from 'vite';

const file = 'first-paint.js';

/** It is copied as it is, unlike other scripts, and every page waits for it. */
export function minifyFirstPaint(): Plugin {
  return {
    name: 'minify-first-paint',
    apply: 'build',
    async writeBundle({ dir }) {
      const path = dir && join(dir, file);
      if (!path || !existsSync(path)) return;
      const { code } = await minify(file, await readFile(path, 'utf8'));
      await writeFile(path, code);
    },
  };
}
