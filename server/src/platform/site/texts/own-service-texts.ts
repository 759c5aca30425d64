import { type Language, languageCodes } from '@kindred/contract/languages';
import type { BuiltTexts } from '@kindred/contract/site/built-texts';
import type { FastifyInstance } from 'fastify';
import { sayInstead } from '../../text/language-texts.ts';
import { listSentences } from '../../../texts/sentences.ts';
import { builtTexts } from './built-texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The texts of a language that the owner can say in other words, once it was built. */
    builtTexts: (language: Language) => BuiltTexts | null;
  }
}

/** Mails, pushes and answers say what the owner wrote, in the version that this process serves. */
export function useOwnServiceTexts(app: FastifyInstance, web: URL) {
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

  app.decorate('builtTexts', (language) => {
    const built = builtTexts(web, language);
    return built && { ...built, texts: { ...built.texts, ...listSentences(language) } };
  });
  follow();
  app.site.onChange(follow);
  app.addHook('onClose', async () => {
    for (const language of said.keys()) sayInstead(language, {});
  });
}
