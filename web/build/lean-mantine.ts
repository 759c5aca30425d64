import type { Plugin } from 'vite';

const ours = new URL('../src/app/variant-colors.ts', import.meta.url).pathname;
const users = /(?:default-theme|parse-theme-color)\.mjs$/;
const growing = new URL('../src/app/growing-textarea.tsx', import.meta.url).pathname;
const noGroups = new URL('../src/app/no-groups.ts', import.meta.url).pathname;

/**
 * Mantine's default theme has the colors of eight variants of each component, and computes with colors for them. Every page
 * loads that. Ours has the variants that are used here, whose colors are variables. Buttons bring their groups, which nothing
 * here uses, and a field for long texts the code that makes it as high as its text, which browsers do themselves.
 */
export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /(?:Autosize|default-variant-colors-resolver|luminance|(?:Button|ActionIcon)Group(?:Section)?)\.mjs$/,
      },
      handler: (id, importer = '') => {
        if (id.includes('Autosize')) return growing;
        if (id.includes('Group'))
          return /(?:Button|ActionIcon)\.mjs$/.test(importer) ? noGroups : null;
        return users.test(importer) ? ours : null;
      },
    },
  };
}
