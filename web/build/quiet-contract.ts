import type { Plugin } from 'vite';

const words = /\b(summary|description):\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** What routes and fields say of themselves is for the published document; no page reads it. */
export function quietContract(): Plugin {
  return {
    name: 'quiet-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/\w[\w-]*\.ts$/ },
      handler: (code) => code.replaceAll(words, "$1: ''"),
    },
  };
}
