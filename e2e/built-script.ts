import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const manifest = join(import.meta.dirname, '../web/dist/.vite/manifest.json');

const readManifest = () =>
  JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; isEntry?: boolean }>;

/** The URL pattern, in any language, of the script that was built from a page or component of `web/src` that is loaded when it is needed. */
export function builtScript(source: string): string {
  const built = readManifest()[`src/${source}`];
  if (!built) throw new Error(`Nothing in web/dist was built from ${source}.`);
  return `**/${basename(built.file)}`;
}

/** Matches the scripts that follow the one that starts a page. */
export function laterScripts(): RegExp {
  const first = Object.values(readManifest()).find(({ isEntry }) => isEntry);
  if (!first) throw new Error('Nothing in web/dist starts a page.');
  return new RegExp(`/assets/en/(?!${basename(first.file)})[^/]+\\.js$`);
}
