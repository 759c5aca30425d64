import type { Plugin } from 'vite';

const ours = new URL('../src/app/variant-colors.ts', import.meta.url).pathname;
const users = /(?:default-theme|parse-theme-color)\.mjs$/;

/** Mantine's theme has the colors of eight variants of each component, and computes with colors for them, on every page. */
export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(?:default-variant-colors-resolver|luminance)\.mjs$/ },
      handler: (_id, importer = '') => (users.test(importer) ? ours : null),
    },
  };
}
