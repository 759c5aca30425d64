import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import type { TextPlace, TextPlaces } from '@kindred/contract/site/text-places';
import { build } from 'vite';
import { withTexts } from '../../server/src/texts/page-texts.ts';
import { placeholderPlurals } from './placeholder-plurals.ts';
import { takeMarks } from './texts/take-marks.ts';
import type { Manifest, Plugin, PluginOption, ResolvedConfig } from 'vite';

interface Options {
  /** The module that exports the pages and how to render them. */
  entry: string;
  /** The plugins that the pages need to be rendered as in the main build. */
  plugins: () => PluginOption[];
}

interface Entry {
  description: string;
  paths: string[];
  renderPage: (path: string) => Promise<{ html: string; title: string }>;
}

/** Writes public pages as HTML in each language, so that they can be read before any script has run. */
export function prerender({ entry, plugins }: Options): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const { root } = config;
      const dist = resolve(root, config.build.outDir);
      const scratch = join(dist, '.prerender');
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [placeholderPlurals(), plugins(), reportLazySources(root)],
        build: {
          ssr: entry,
          outDir: join(scratch, 'built'),
          emptyOutDir: true,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
        },
      });
      const manifest = JSON.parse(
        await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const template = await readFile(join(dist, 'index.html'), 'utf8');
      for (const language of languageCodes) {
        const app = await appIn(language, scratch);
        await writePages({ app, language, manifest, template, dist });
      }
      await rm(scratch, { recursive: true });
    },
  };
}

/** The scripts that render pages, with the texts of a language, which are marked so that their places can be noted. */
async function appIn(language: Language, scratch: string) {
  const folder = join(scratch, language);
  await cp(join(scratch, 'built'), folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.m?js$/.test(name)) continue;
    const path = join(folder, name);
    const script = await readFile(path, 'utf8');
    await writeFile(path, withTexts(script, language, { isMarked: true }));
  }
  return (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as Entry;
}

interface Writing {
  readonly app: Entry;
  readonly language: Language;
  readonly manifest: Manifest;
  readonly template: string;
  readonly dist: string;
}

/** Those in English are beside the scripts, and those of other languages in folders of their own. */
async function writePages({ app, language, manifest, template, dist }: Writing) {
  const { tag, direction } = languages[language];
  const folder = language === 'en' ? dist : join(dist, language);
  const files: Record<string, readonly TextPlace[]> = {};
  const write = async (name: string, marked: string) => {
    const { file, places } = takeMarks(marked);
    files[name] = places.filter(({ start, end }) => !file.slice(start, end).includes('<'));
    await writeFile(join(folder, name), file);
  };
  const blank = template
    .replace(
      '<html lang="en">',
      `<html lang="${tag}" dir="${direction}" data-languages="${languageCodes.join(' ')}">`,
    )
    .replace('__DESCRIPTION__', () => app.description);
  await mkdir(join(folder, 'prerendered'), { recursive: true });
  await write('index.html', blank);
  for (const path of app.paths) {
    lazySources.length = 0;
    const { html, title } = await app.renderPage(path);
    const { body, styles } = extractStyles(html);
    const page = blank
      .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', (end) => preloadLinks(manifest, lazySources, template) + styles + end)
      // Styles and fonts first, because the page can be read without its scripts.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      .replace('<div id="root">', () => `<div id="root" data-path="${path}">${body}`);
    await write(`prerendered/${path.slice(1) || 'index'}.html`, page);
  }
  await writeFile(join(folder, '.texts.json'), JSON.stringify(files satisfies TextPlaces));
}

declare global {
  var lazySources: string[];
}

globalThis.lazySources = [];

/**
 * Adds a line to each lazily loaded module that records its source when it runs: the current page consists of these.
 */
function reportLazySources(root: string): Plugin {
  return {
    name: 'report-lazy-sources',
    renderChunk(code, { isDynamicEntry, facadeModuleId }) {
      if (!isDynamicEntry || !facadeModuleId) return null;
      const source = JSON.stringify(relative(root, facadeModuleId));
      return `globalThis.lazySources.push(${source});\n${code}`;
    },
  };
}

/** Preloads the style sheets and scripts of the page's own sources. */
function preloadLinks(manifest: Manifest, sources: string[], template: string): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || chunk.isEntry || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  const link = (rel: string) => (file: string) =>
    `<link rel="${rel}" crossorigin href="/${file}" nonce="__NONCE__">`;
  const isNew = (file: string) => !template.includes(file);
  return [
    ...[...styles].filter(isNew).map(link('stylesheet')),
    ...[...scripts].filter(isNew).map(link('modulepreload')),
  ].join('\n');
}

/** The security policy refuses style attributes, so they become rules of one style element that it allows. */
function extractStyles(html: string): { body: string; styles: string } {
  const rules: string[] = [];
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const known = rules.indexOf(style);
    return ` data-style="${known < 0 ? rules.push(style) - 1 : known}"`;
  });
  const sheet = rules.map((rule, index) => `[data-style="${index}"]{${rule}}`).join('');
  return { body, styles: sheet && `<style nonce="__NONCE__">${sheet}</style>` };
}
