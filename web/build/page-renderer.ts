import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { renderedPages } from '@kindred/contract/rendered-pages';
import { build } from 'vite';
import type { Manifest, Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';

interface Options {
  /** The module that renders pages. */
  readonly entry: string;
  /** The plugins that the pages need to be rendered as in the main build. */
  readonly plugins: () => PluginOption[];
}

/**
 * Builds a second time what the server renders public pages with, in `.pages`, so that people can read them before any
 * script has run. It says for each of its files what a page that needs it loads, in `preloads.json`.
 */
export function pageRenderer({ entry, plugins }: Options): Plugin {
  let config: ResolvedConfig;
  let isBuilt = false;
  return {
    name: 'page-renderer',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isBuilt = true;
    },
    async closeBundle() {
      if (!isBuilt) return;
      const { root } = config;
      const dist = resolve(root, config.build.outDir);
      const built = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [plugins(), leavePagesOut()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          outDir: join(dist, '.pages'),
          emptyOutDir: true,
          assetsInlineLimit: 0,
          copyPublicDir: false,
          rolldownOptions: {
            output: {
              format: 'cjs',
              entryFileNames: 'render-page.cjs',
              chunkFileNames: '[hash:7].cjs',
            },
          },
        },
      });
      const { output } = built as Rolldown.RolldownOutput;
      const manifest = JSON.parse(
        await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const preloads = output.flatMap((each) =>
        each.type === 'chunk' && each.isDynamicEntry && each.facadeModuleId
          ? [[each.fileName, filesOf(manifest, relative(root, each.facadeModuleId))]]
          : [],
      );
      await writeFile(
        join(dist, '.pages/preloads.json'),
        JSON.stringify(Object.fromEntries(preloads)),
      );
    },
  };
}

/** Scripts of pages that the server does not render are not built. */
const leavePagesOut = (): Plugin => ({
  name: 'leave-pages-out',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    if (kind !== 'dynamic-import' || !importer?.endsWith('/pages.ts')) return null;
    const code = await readFile(importer, 'utf8');
    const isRendered = renderedPages.some((path) => code.includes(`path: '${path}'`));
    return isRendered ? null : { id: source, external: true };
  },
});

/** The style sheets and scripts of a source, without those of every page. */
function filesOf(manifest: Manifest, source: string) {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(source);
  return [...files];
}
