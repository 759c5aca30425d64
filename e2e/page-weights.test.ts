// @module-tag long
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What each page imports, by the build. In a browser, the long run also weighs what a page loads besides.

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const isPage = /-page\.tsx$|\/site\/parts\/(?!replace-dialog|bundle-dialog).*\.tsx$/;
const forVisitors =
  /\/(?:accessibility|accounts\/(?:invited|join|sign-in)|faqs|help|own-pages|privacy|safety)\/|\/(?:register|landing|invite|unsubscribe|linked|notice|request)-page/;

/** In kB, as they are sent. */
function weigh(page: string) {
  const files = new Set<string>();
  const visit = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file || files.has(file)) return;
    files.add(file);
    for (const each of imports) visit(each);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  visit(page);
  const sizes = Array.from(files, (file) => statSync(join(dist, `${file}.br`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test(
  'no page imports more than 180 kB of scripts, and none of a visitor more than 150',
  { tags: ['journey'] },
  () => {
    const pages = Object.keys(manifest).filter((name) => isPage.test(name));
    expect(pages.length).toBeGreaterThan(60);
    const heavy = pages
      .map((page) => ({ page, kB: weigh(page), limit: forVisitors.test(page) ? 150 : 180 }))
      .filter(({ kB, limit }) => kB > limit);
    expect(heavy).toEqual([]);
  },
);
