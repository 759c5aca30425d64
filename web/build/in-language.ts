import { type Language, languages } from '@kindred/contract/languages';
import type { Plugin } from 'vite';

const english = /([\\/](?:web|contract)[\\/]src[\\/]texts[\\/])en([\\/].+)$/;

/** Builds the pages in a language: what code imports of the English texts is read from that language's folder. */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || (!source.includes('texts/') && !source.startsWith('.'))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && english.test(found.id) ? found.id.replace(english, `$1${language}$2`) : found;
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<html lang="en">',
        `<html lang="${languages[language].tag}" dir="${languages[language].direction}">`,
      ),
  };
}
