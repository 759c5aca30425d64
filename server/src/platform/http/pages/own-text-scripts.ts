import { readFileSync } from 'node:fs';
import { isLanguage } from '@kindred/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { type Encoded, encode, sendEncoded } from '../responses/encoded.ts';
import type { Pages } from './page-placeholders.ts';

const address = /^assets\/(texts-([a-z]{2})-[\da-f]{12})\/([\w-]+\.js)$/;
/** Versions of the site whose pages may still be open. */
const versionsKept = 5;

/** Serves scripts with the texts of the owner, each at an address that changes with them. */
export function serveOwnTextScripts(folder: URL) {
  const versions: Pages[] = [];
  const scripts = new Map<string, Encoded>();

  function find(path: string, language: string, name: string, script: string) {
    const known = scripts.get(path);
    if (known) return known;
    if (!isLanguage(language)) return null;
    const found = versions
      .map((version) => version.in(language).texts?.scripts)
      .find((each) => each?.folder === name);
    if (!found) return null;
    const encoded = encode(found.read(script));
    scripts.set(path, encoded);
    return encoded;
  }

  return {
    isAddress: (path: string) => address.test(path),
    /** The pages of another version of the site. */
    add(pages: Pages) {
      versions.unshift(pages);
      if (versions.length > versionsKept) versions.pop();
      scripts.clear();
    },
    send(path: string, files: ReadonlySet<string>, request: FastifyRequest, reply: FastifyReply) {
      const [, name = '', language = '', script = ''] = address.exec(path) ?? [];
      const built = `assets/${script}`;
      if (!files.has(built)) throw new AppError('page_not_found');
      const found = find(path, language, name, script);
      void reply.type('text/javascript; charset=utf-8');
      if (found) {
        void reply.header('cache-control', 'public, max-age=31536000, immutable');
        return sendEncoded(request, reply, found);
      }
      // Texts of a version that this process does not know yet, or no longer.
      return reply.header('cache-control', 'no-store').send(readFileSync(new URL(built, folder)));
    },
  };
}
