import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { placeholderOf } from '../../../server/src/texts/page-texts.ts';

/** Scripts are built once for all languages: the server puts the texts of a language, or of an owner, in their places. */
export const leaveTextsOut = (): Plugin => ({
  name: 'leave-texts-out',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]web[\\/]src[\\/]texts[\\/][\w-]+\.ts$/ },
    handler(id) {
      const name = basename(id, '.ts');
      const texts = JSON.stringify(placeholderOf(name));
      // Nothing that the minifier could compute.
      if (name === 'language')
        return `export const { language, tag, direction, comma } = Object.freeze(${texts});`;
      if (name === 'place-names') return `export const placeNames = Object.freeze(${texts});`;
      return `import { say } from '../lib/texts/say.ts'; export const messages = /* @__PURE__ */ say(${texts});`;
    },
  },
});
