import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { replaceCustomMedia } from './build/custom-media.ts';
import { fillPlaceholders } from './build/fill-placeholders.ts';
import { leanContract } from './build/lean-contract.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { prerender } from './build/prerender.ts';
import { singleIcons } from './build/single-icons.ts';
import { writeStepWords } from './build/step-words.ts';
import { themeVariables } from './build/theme-variables.ts';
import { unusedVariables } from './build/unused-variables.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const plugins = () => [
  leanContract(),
  singleIcons(),
  themeVariables(),
  unusedVariables(),
  replaceCustomMedia(),
  writeStepWords(),
  react(),
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    plugins(),
    fillPlaceholders(),
    preloadFont(/figtree-latin-wght-normal/),
    prerender({ entry: 'src/app/prerender.tsx', plugins }),
    precompress(),
  ],
  html: { cspNonce: '__NONCE__' },
  // Icons are imported one by one. Bundling the package would read all of them.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    proxy: { '/api': { target: api, ws: true }, '/media': api },
  },
  build: {
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
});
