import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { replaceCustomMedia } from './custom-media.ts';
import { leanContract } from './lean-contract.ts';
import { leanMantine } from './lean-mantine.ts';
import { minifyFirstPaint } from './minify-first-paint.ts';
import { ownColors } from './own-colors.ts';
import { precompress } from './precompress.ts';
import { pageRenderer } from './page-renderer.ts';
import { singleIcons } from './single-icons.ts';
import { siteFonts, stableName } from './site-fonts.ts';
import { leaveTextsOut } from './texts/leave-texts-out.ts';
import { themeVariables } from './theme-variables.ts';
import { unusedVariables } from './unused-variables.ts';

const root = join(import.meta.dirname, '..');

const plugins = () => [
  leaveTextsOut(),
  leanContract(),
  leanMantine(),
  ownColors(),
  singleIcons(),
  themeVariables(),
  unusedVariables(),
  replaceCustomMedia(),
  // Vite makes the sheets small, once the breakpoints have their conditions.
  tailwindcss({ optimize: false }),
  react(),
];

/** How the pages are built, once for all languages. */
export const config = {
  root,
  plugins: [
    plugins(),
    siteFonts(),
    pageRenderer({ entry: 'src/app/render-page.tsx', plugins }),
    minifyFirstPaint(),
    precompress(),
  ],
  html: { cspNonce: '__NONCE__' },
  // Icons are imported one by one. Bundling the package would read all of them.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  resolve: {
    // React has what the stand-in is for since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    // Browsers without it only load what is preloaded a little later.
    modulePreload: { polyfill: false },
    // An inlined font would be a data: URL, which the security policy refuses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // The package does not say that of itself.
        moduleSideEffects: [{ test: /[\\/]typebox[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Everyone loads the list of all files.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css')
            ? 'assets/[hash:6][extname]'
            : (stableName(name) ?? 'assets/[name]-[hash][extname]'),
      },
    },
  },
} satisfies InlineConfig;
