import type { Plugin } from 'vite';
import { customMedia } from '../src/lib/breakpoints.ts';

/** Replaces the names of breakpoints in `@media` by their conditions. */
export function replaceCustomMedia(): Plugin {
  return {
    name: 'custom-media',
    config: () => ({
      css: { postcss: { plugins: [{ postcssPlugin: 'custom-media', AtRule: { media } }] } },
    }),
  };
}

function media(rule: { params: string }) {
  const params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
    const condition = customMedia[name];
    if (!condition) throw new Error(`${name} is no breakpoint.`);
    return condition;
  });
  // PostCSS visits what changes once more.
  if (params !== rule.params) rule.params = params;
}
