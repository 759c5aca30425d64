import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fillPlaces } from './build/fill-places.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { prerender } from './build/prerender.ts';
import { quietContract } from './build/quiet-contract.ts';
import { singleIcons } from './build/single-icons.ts';
import { themeVariables } from './build/theme-variables.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

// What every page needs comes as one file instead of one for each way the pages share it.
const common = [
  /node_modules\/(react|react-dom|scheduler|clsx)\//,
  /node_modules\/@tanstack\/(?!react-virtual|virtual-core|react-table|table-core)/,
  /node_modules\/@mantine\/core\/esm\/core\//,
  /@tabler\/icons-react\/.*(createReactComponent|defaultAttributes|IconX\.)/,
  /web\/src\/lib\//,
  /web\/src\/ui\/(brand-mark|scheme-switch)\.tsx/,
  /web\/src\/features\/.*\/(reports-search|users-search|audit-search|registration-step)\.ts/,
  /contract\/src\/(report-words|user-words)/,
];
const rare = [
  /mutation(Observer|Options)|useMutation|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries/,
  /create-scoped-keydown/,
  /web\/src\/lib\/(messages|download|formats|mailed-token|may-call|next-path)/,
  /web\/src\/lib\/(field-errors|stale-data|upload|use-api-form|field-rules)/,
];
const everyPageNeeds = (id: string) =>
  common.some((part) => part.test(id)) && !rare.some((part) => part.test(id));

const plugins = () => [singleIcons(), quietContract(), themeVariables(), react()];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    plugins(),
    fillPlaces(),
    preloadFont(/figtree-latin-wght-normal/),
    prerender({
      entry: 'src/app/prerender.tsx',
      plugins,
      pages: [
        { path: '/', sources: ['src/features/home/landing-page.tsx'] },
        { path: '/faqs', sources: ['src/features/faqs/faqs-page.tsx'] },
        { path: '/privacy', sources: ['src/features/privacy/privacy-page.tsx'] },
      ],
    }),
    precompress(),
  ],
  html: { cspNonce: '__NONCE__' },
  // Each icon is a file of its own; bundling the package would read all of them.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    proxy: { '/api': { target: api, ws: true }, '/media': api },
  },
  build: {
    target: 'es2022',
    // An inlined asset would be a data: address, which the policy refuses to fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'base', test: everyPageNeeds }] },
      },
    },
  },
});
