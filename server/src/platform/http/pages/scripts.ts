import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Language, isLanguage, languageCodes } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { withTexts } from '../../../texts/page-texts.ts';
import { type Encoded, encode, sendEncoded } from '../responses/encoded.ts';

const address = /^assets\/(([a-z]{2})(?:-[\da-f]{12})?)\/([\w-]+\.js)$/;
const list = /"assets\/([\w-]+\.js)"/g;
/** In each language, versions of the site whose pages may still be open. */
const versionsKept = 5;
/** They are compressed once, so that it may take a while. */
const quality = 11;

/** The part of an address that says which texts a script has. It follows from them, so that browsers can keep scripts. */
export function versionOf(language: Language, own: TextsOfLanguage) {
  if (Object.keys(own).length === 0) return language;
  const hash = createHash('sha256').update(JSON.stringify(own)).digest('hex');
  return `${language}-${hash.slice(0, 12)}`;
}

/** Scripts by their addresses. What was built does not change while a process runs. */
const made = new Map<string, Promise<Encoded>>();

/** Serves scripts with the texts of a language in them. Those of an owner have addresses that change with them. */
export function serveScripts(folder: URL) {
  const owners = new Map<string, TextsOfLanguage>();

  /** Its scripts load others that have the same texts. */
  async function write(name: string, version: string, language: Language, own: TextsOfLanguage) {
    const built = await readFile(new URL(`assets/${name}`, folder), 'utf8');
    const script = withTexts(built, language, { own });
    return encode(script.replaceAll(list, `"assets/${version}/$1"`), quality);
  }

  function find(name: string, version: string, language: Language, own: TextsOfLanguage) {
    const key = new URL(`assets/${version}/${name}`, folder).href;
    const known = made.get(key);
    if (known) return known;
    const script = write(name, version, language, own);
    made.set(key, script);
    // The next request tries it again.
    script.catch(() => made.delete(key));
    return script;
  }

  return {
    isAddress: (path: string) => address.test(path),
    /** Another version of the site. */
    add({ texts }: SiteDocument) {
      for (const language of languageCodes) {
        const version = versionOf(language, texts[language]);
        owners.delete(version);
        owners.set(version, texts[language]);
      }
      for (const old of [...owners.keys()].slice(0, -versionsKept * languageCodes.length)) {
        owners.delete(old);
        const scripts = new URL(`assets/${old}/`, folder).href;
        for (const key of made.keys()) if (key.startsWith(scripts)) made.delete(key);
      }
    },
    async send(
      path: string,
      files: ReadonlySet<string>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const [, version = '', language = '', name = ''] = address.exec(path) ?? [];
      const built = `assets/${name}`;
      if (!isLanguage(language) || !files.has(built)) throw new AppError('page_not_found');
      // The build compresses those that are the same in all languages.
      if (files.has(`${built}.br`)) return reply.sendFile(built);
      void reply.type('text/javascript; charset=utf-8');
      const own = version === language ? {} : owners.get(version);
      // Texts of a version that this process does not know yet, or no longer.
      const script = own ? find(name, version, language, own) : find(name, language, language, {});
      void reply.header('cache-control', own ? 'public, max-age=31536000, immutable' : 'no-store');
      return sendEncoded(request, reply, await script);
    },
  };
}
