import { type Language, languageCodes } from '@kindred/contract/languages';
import type { FastifyInstance } from 'fastify';
import { sayInstead } from '../text/language-texts.ts';

/** Mails, pushes and answers say what the owner wrote, in the version that this process serves. */
export function useOwnServiceTexts(app: FastifyInstance) {
  const said = new Map<Language, string>();

  function follow() {
    for (const language of languageCodes) {
      const own = app.site.document.texts[language];
      const wanted = JSON.stringify(own);
      if ((said.get(language) ?? '{}') === wanted) continue;
      sayInstead(language, own);
      said.set(language, wanted);
    }
  }

  follow();
  app.site.onChange(follow);
  app.addHook('onClose', async () => {
    for (const language of said.keys()) sayInstead(language, {});
  });
}
