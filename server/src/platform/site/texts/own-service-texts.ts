import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { type Language, languageCodes } from '@kindred/contract/languages';
import type { BuiltTexts } from '@kindred/contract/site/built-texts';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import type { FastifyInstance } from 'fastify';
import { type LanguageTexts, type Texts, sayInstead, textsOf } from '../../text/language-texts.ts';
import { listSentences } from '../../../texts/sentences.ts';
import { applyTexts } from './apply-texts.ts';
import { builtTexts } from './built-texts.ts';

const bundle = '.service-texts.cjs';
/** `npm start` builds the other languages while the service runs. */
const buildWaitMs = 5000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The texts of a language that the owner can say in other words, once it was built. */
    builtTexts: (language: Language) => BuiltTexts | null;
    /** What the service says in a language with these texts of the owner. */
    textsWith: (language: Language, own: TextsOfLanguage) => Texts;
  }
}

/** Mails, pushes and answers say what the owner wrote, in the version that this process serves. */
export function useOwnServiceTexts(app: FastifyInstance, web: URL) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const said = new Map<Language, string>();

  function follow() {
    clearTimeout(timer);
    for (const language of languageCodes) {
      const wanted = JSON.stringify(app.site.document.texts[language]);
      if ((said.get(language) ?? '{}') === wanted) continue;
      if (builtTexts(web, language)) {
        const own = app.site.document.texts[language];
        sayInstead(language, serviceTexts(web, language, own), own);
        said.set(language, wanted);
      } else timer = setTimeout(follow, buildWaitMs).unref();
    }
  }

  app.decorate('builtTexts', (language) => {
    const built = builtTexts(web, language);
    return built && { ...built, texts: { ...built.texts, ...listSentences(language) } };
  });
  app.decorate('textsWith', (language, own) =>
    textsOf(language, serviceTexts(web, language, own), own),
  );
  follow();
  app.site.onChange(follow);
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    for (const language of said.keys()) sayInstead(language, null, {});
  });
}

/** What the service says in a language with these texts of the owner. Null stands for the built texts. */
function serviceTexts(web: URL, language: Language, own: TextsOfLanguage): LanguageTexts | null {
  const built = builtTexts(web, language);
  if (!built || Object.keys(own).length === 0) return null;
  const code = readFileSync(new URL(bundle, built.folder), 'utf8');
  const exported: { serviceTexts?: LanguageTexts } = {};
  // Unlike a module, it is forgotten when another version takes its place.
  const run = compileFunction(applyTexts(code, built.files[bundle] ?? [], own), ['exports']);
  (run as (exports: object) => void)(exported);
  return exported.serviceTexts ?? null;
}
