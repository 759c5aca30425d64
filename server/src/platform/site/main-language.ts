import { languages } from '@kindred/contract/languages';
import type { FastifyInstance } from 'fastify';
import { wantedLanguage } from '../text/choose-language.ts';

/** Readers whose browser names no language of the site are served in the one that its owner chose. */
export function useMainLanguage(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const { main } = app.site.document.languages;
    if (main !== 'en' && wantedLanguage(headers['accept-language']) === null)
      headers['accept-language'] = languages[main].tag;
  });
}
