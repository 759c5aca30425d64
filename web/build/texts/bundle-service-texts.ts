import { join, resolve } from 'node:path';
import type { Language } from '@kindred/contract/languages';
import { type Plugin, type ResolvedConfig, build } from 'vite';
import { inLanguage } from '../in-language.ts';
import { markTexts } from './mark-texts.ts';
import { type NotedTexts, noteScripts } from './note-texts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Puts what the service itself says in a language into one file, in which it finds the texts that a site says in its own
 * words, and writes down what was noted of all texts.
 */
export async function bundleServiceTexts(language: Language, noted: NotedTexts, folder: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [inLanguage(language), markTexts(noted.texts), noteScripts(noted)],
    ssr: { noExternal: true },
    build: {
      ssr: 'build/texts/service-texts.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '.service-texts.cjs' } },
    },
  });
  await noted.write(folder);
}

/** Does so at the end of a build of the pages. */
export function serviceTexts(language: Language, noted: NotedTexts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-texts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => bundleServiceTexts(language, noted, resolve(config.root, config.build.outDir)),
    },
  };
}
