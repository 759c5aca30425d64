import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const dist = join(import.meta.dirname, '../web/dist');

/** The URL pattern, in any language, of the script that was built from a page or component of `web/src` that is loaded when it is needed. */
export function builtScript(source: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const built = manifest[`src/${source}`];
  if (!built) throw new Error(`Nothing in web/dist was built from ${source}.`);
  return `**/${basename(built.file)}`;
}
