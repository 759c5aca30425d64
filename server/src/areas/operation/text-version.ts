import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@kindred/contract/languages';

const texts = join(import.meta.dirname, '../../../../texts');

/** A hash of all texts of a language. How a system ends its lines is no part of them. */
export async function hashTexts(language: Language, within = texts) {
  const hash = createHash('sha256');
  const cwd = join(within, language);
  const paths = (await readdir(cwd, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.filter((each) => /\.(?:json|md)$/.test(each)).toSorted()) {
    const text = await readFile(join(cwd, path), 'utf8');
    hash.update(`${path}\n${text.replaceAll('\r\n', '\n')}`);
  }
  return hash.digest('hex').slice(0, 16);
}

const known = new Map<Language, Promise<string>>();

/** The same for the texts of this process, which stay as they are while it runs. */
export function textVersion(language: Language): Promise<string> {
  const before = known.get(language);
  if (before) return before;
  const version = hashTexts(language);
  known.set(language, version);
  // The next request tries it again.
  version.catch(() => known.delete(language));
  return version;
}
