import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { isRenderedPage } from '@kindred/contract/rendered-pages';
import { file, portrait } from '@kindred/contract/system';
import type { SiteDocument } from '@kindred/contract/site/document';
import { ownPagePath } from '@kindred/contract/site/own-pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { textMark } from '../../../texts/page-texts.ts';
import { sendFailure } from '../responses/failures.ts';
import { createDraftPages } from './draft-pages.ts';
import { makePages } from './make-pages.ts';
import { serveScripts } from './scripts.ts';
import { acceptedLanguage, languageOf } from '../../text/choose-language.ts';
import { makeNonce, pagePolicy } from '../responses/security.ts';
import { serveRaw } from '../serve.ts';
import { dressManifest } from '../../site/dress-page.ts';
import { webSettings } from '../../site/web-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The ids of the texts of the front page, in their order. */
    frontPageTexts: (language: Language) => Promise<readonly string[]>;
  }
}

interface PagesOptions {
  readonly folder: URL;
  /** Folder of the portraits of demo members, where they are allowed. */
  readonly portraits?: URL;
}

/** If there are keys of Stripe, the page shows Stripe's card form. */
const cardPages: ReadonlySet<string> = new Set(['premium/checkout', 'premium/methods']);

/** Serves the built web: files by name, and the page for every other address. */
export async function usePages(app: FastifyInstance, { folder, portraits }: PagesOptions) {
  const root = fileURLToPath(folder);
  const files = listFiles(root);
  const pagesOf = (document: SiteDocument, isMarked = false) =>
    makePages(folder, {
      document,
      isMarked,
      settingsIn: (language) =>
        webSettings(app.config, { document, activeMembers: app.site.activeMembers }, language),
    });
  const manifest = readFileSync(new URL('manifest.webmanifest', folder), 'utf8');
  const scripts = serveScripts(folder);
  let pages = pagesOf(app.site.document);
  let marked = pagesOf(app.site.document, true);
  scripts.add(app.site.document);
  app.site.onChange(() => {
    pages = pagesOf(app.site.document);
    marked = pagesOf(app.site.document, true);
    scripts.add(app.site.document);
  });
  const drafts = createDraftPages(app, (document) => pagesOf(document, true));
  app.decorate('frontPageTexts', async (language) => {
    const page = await marked.find('/', language);
    return Array.from(page.join('').matchAll(textMark), ([, id = '']) => id);
  });
  /** The page says that the owner has no such page. */
  const isMissing = (path: string) =>
    path.startsWith('pages/') &&
    !app.site.document.pages.some(({ slug }) => path === ownPagePath(slug).slice(1));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      const hashed = /\/(assets|portraits)\//.test(path);
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const { lang, draft } = request.query as { lang?: unknown; draft?: unknown };
    if (typeof draft === 'string') return drafts.send(path, request, reply);
    const language = languageOf(lang) ?? acceptedLanguage(request.headers['accept-language']);
    const page = await pages.find(`/${path}`, language);
    const nonce = makeNonce();
    const withStripe = app.config.stripe !== undefined && cardPages.has(path);
    return reply
      .code(isMissing(path) ? 404 : 200)
      .headers({
        'content-security-policy': pagePolicy(nonce, app.config.web.apiBaseUrl, withStripe),
        'cache-control': 'no-cache',
        vary: 'accept-language',
        'content-language': languages[language].tag,
        ...(isRenderedPage(`/${path}`) && { link: alternates(path) }),
      })
      .type('text/html; charset=utf-8')
      .send(page.join(nonce));
  }

  serveRaw(app, file, async ({ params, request, reply }) => {
    const path = params['*'];
    if (path === 'index.html') return sendPage(path, request, reply);
    if (path === 'manifest.webmanifest') {
      return reply
        .type('application/manifest+json')
        .send(dressManifest(manifest, app.site.document));
    }
    // Requested by programs that do not read the page.
    if (path === 'favicon.ico') return reply.sendFile('favicon.svg');
    if (path === 'service-worker.js' && files.has(path)) return sendWorker(reply);
    if (files.has(path)) return reply.sendFile(path);
    if (scripts.isAddress(path)) return scripts.send(path, files, request, reply);
    if (/^api(\/|$)|\.[a-z0-9]+$/i.test(path)) throw unknownAddress();
    return sendPage(path, request, reply);
  });
  if (portraits) servePortraits(app, fileURLToPath(portraits));
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, unknownAddress()));
}

/** Where search engines find a public page in the other languages. */
const alternates = (path: string) =>
  languageCodes
    .map((code) => `</${path}?lang=${code}>; rel="alternate"; hreflang="${languages[code].tag}"`)
    .join(', ');

/** The one file that fetches others. */
const sendWorker = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', "default-src 'none'; connect-src 'self'")
    .sendFile('service-worker.js');

function servePortraits(app: FastifyInstance, root: string) {
  const files = listFiles(root);
  serveRaw(app, portrait, async ({ params, reply }) => {
    if (!files.has(params.file)) throw unknownAddress();
    return reply.sendFile(params.file, root);
  });
}

/** The files are listed at the start, so that no URL can lead anywhere else. */
function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      // Pages are not served as files, with their placeholders unfilled.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      // What the build notes for itself.
      .filter((path) => !/(^|[\\/])\./.test(path)),
  );
}

const unknownAddress = () => new AppError('page_not_found');
