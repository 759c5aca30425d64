import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runNode } from '../scripts/command.ts';

const parts = ['run.mjs', 'package.json', 'contract', 'scripts', 'server', 'texts', 'web'];

interface Installed {
  packages: Record<string, { dev?: boolean; link?: boolean }>;
}

/** Fills a folder with what `npm run build && npm ci --omit=dev` leave of the repository. */
export async function installForProduction(folder: string) {
  await runNode(['scripts/build-web.ts']);
  for (const part of parts) linkTree(join(root, part), join(folder, part));
  linkPackages(folder);
  // A test may change it, which must not change ours.
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
}

/** The packages without tools, and npm's record of having installed them. */
function linkPackages(folder: string) {
  const record = 'node_modules/.package-lock.json';
  const { packages } = JSON.parse(readFileSync(join(root, record), 'utf8')) as Installed;
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  // Those that only one workspace uses in their version are in its own folder.
  for (const [path] of kept)
    if (path.includes('node_modules/')) linkTree(join(root, path), join(folder, path));
  writeFileSync(join(folder, record), JSON.stringify({ packages: Object.fromEntries(kept) }));
}

function linkTree(from: string, to: string) {
  const kind = lstatSync(from);
  if (!kind.isDirectory()) mkdirSync(dirname(to), { recursive: true });
  if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (kind.isFile()) linkFile(from, to);
  else if (kind.isDirectory())
    for (const name of readdirSync(from))
      if (name !== 'node_modules') linkTree(join(from, name), join(to, name));
}

/** A link costs nothing, but reaches no other disk. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
