// What the scripts that each page imports weigh, by the build. In a browser, the long run also weighs what a page loads
// besides.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { withTexts } from '../server/src/texts/page-texts.ts';
import { root } from './command.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const dist = join(root, 'web/dist');
/** Each page, and each part of the office of a site, but not its dialogs. */
const isPage = /-page\.tsx$|\/site\/parts\/(?!replace-dialog|bundle-dialog).*\.tsx$/;
const forVisitors =
  /\/(?:accessibility|accounts\/(?:invited|join|sign-in)|faqs|help|own-pages|privacy|safety)\/|\/(?:register|landing|invite|unsubscribe|linked|notice|request)-page/;

/** Pages whose scripts are heavier than 180 kB as they are sent, or than 150 if visitors see them. */
export function findHeavyPages() {
  const text = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const pages = Object.keys(manifest).filter((name) => isPage.test(name));
  if (pages.length < 60) return [`The build has only ${pages.length} pages`];
  return pages.flatMap((page) => {
    const weight = weigh(page, manifest);
    const limit = forVisitors.test(page) ? 150 : 180;
    return weight > limit ? [`${page} imports ${weight} kB, and may import ${limit}`] : [];
  });
}

function weigh(page: string, manifest: Manifest) {
  const files = new Set<string>();
  const visit = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file || files.has(file)) return;
    files.add(file);
    for (const each of imports) visit(each);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  visit(page);
  const sizes = Array.from(files, (file) => weightOf(file));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const weights = new Map<string, number>();

/** With the texts in English, as it is sent. */
function weightOf(file: string) {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const script = withTexts(readFileSync(join(dist, file), 'utf8'), 'en');
  const weight = brotliCompressSync(script).length;
  weights.set(file, weight);
  return weight;
}
