import type { Plugin } from 'vite';

/** Leaves out Mantine's fourteen palettes, which every page would load: the theme has the colors of this site. */
export function ownColors(): Plugin {
  return {
    name: 'own-colors',
    apply: 'build',
    load: {
      filter: { id: /[\\/]MantineProvider[\\/]default-colors\.mjs$/ },
      handler: () => 'export const DEFAULT_COLORS = {};',
    },
  };
}
