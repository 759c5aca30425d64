import react from '@vitejs/plugin-react';
import type { Language } from '@kindred/contract/languages';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { replaceCustomMedia } from './custom-media.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { inLanguage } from './in-language.ts';
import { leanContract } from './lean-contract.ts';
import { ownColors } from './own-colors.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';
import { prerender } from './prerender.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { singleIcons } from './single-icons.ts';
import { writeStepWords } from './step-words.ts';
import { themeVariables } from './theme-variables.ts';
import { unusedVariables } from './unused-variables.ts';

const root = join(import.meta.dirname, '..');
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

interface Options {
  /** For tests that look for texts outside of the folders of texts. */
  readonly pseudo?: boolean;
}

const plugins = (language: Language, { pseudo }: Options) => [
  inLanguage(language),
  pseudo && pseudoLanguage(),
  leanContract(),
  ownColors(),
  singleIcons(),
  themeVariables(),
  unusedVariables(),
  replaceCustomMedia(),
  writeStepWords(),
  react(),
];

/** How the pages of a language are built: those in English, which everything else goes with, into `dist`. */
export const configFor = (language: Language, options: Options = {}) =>
  ({
    root,
    plugins: [
      plugins(language, options),
      fillPlaceholders(),
      preloadFont(/figtree-latin-wght-normal/),
      prerender({ entry: 'src/app/prerender.tsx', plugins: () => plugins(language, options) }),
      precompress({ except: language === 'en' ? undefined : join(root, 'dist') }),
    ],
    html: { cspNonce: '__NONCE__' },
    // Icons are imported one by one. Bundling the package would read all of them.
    optimizeDeps: { exclude: ['@tabler/icons-react'] },
    server: {
      proxy: { '/api': { target: api, ws: true }, '/media': api },
    },
    build: {
      ...(language !== 'en' && {
        outDir: `dist/.${language}`,
        emptyOutDir: true,
        copyPublicDir: false,
      }),
      target: 'es2022',
      // Browsers without it only load what is preloaded a little later.
      modulePreload: { polyfill: false },
      // An inlined font would be a data: URL, which the security policy refuses.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          // Everyone loads the list of all files.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  }) satisfies InlineConfig;
