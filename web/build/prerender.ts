import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { placeholderPlurals } from './placeholder-plurals.ts';
import type { NotedTexts } from './texts/note-texts.ts';
import type { Manifest, Plugin, PluginOption, ResolvedConfig } from 'vite';

interface Options {
  /** The module that exports the pages and how to render them. */
  entry: string;
  /** The plugins that the pages need to be rendered as in the main build. */
  plugins: () => PluginOption[];
  noted: NotedTexts;
}

interface Entry {
  paths: string[];
  renderPage: (path: string) => Promise<{ html: string; title: string }>;
}

/** Writes public pages as HTML, so that they can be read before any script has run. */
export function prerender({ entry, plugins, noted }: Options): Plugin {
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
          outDir: scratch,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
        },
      });
      const manifest = JSON.parse(
        await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const template = await readFile(join(dist, 'index.html'), 'utf8');
      const { paths, renderPage } = (await import(
        pathToFileURL(join(scratch, 'entry.mjs')).href
      )) as Entry;
      await mkdir(join(dist, 'prerendered'), { recursive: true });
      for (const path of paths) {
        lazySources.length = 0;
        const { html, title } = await renderPage(path);
        const { body, styles } = extractStyles(html);
        const page = template
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace('</head>', (end) => preloadLinks(manifest, lazySources, template) + styles + end)
          // Styles and fonts first, because the page can be read without its scripts.
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('<div id="root">', () => `<div id="root" data-path="${path}">${body}`);
        const name = `prerendered/${path.slice(1) || 'index'}.html`;
        await writeFile(join(dist, name), noted.take(name, page));
      }
      await rm(scratch, { recursive: true });
    },
  };
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
