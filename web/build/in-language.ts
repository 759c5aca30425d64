import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import type { Plugin } from 'vite';
import type * as Site from '../src/texts/en/site.ts';

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
    async transformIndexHtml(html) {
      const { tag, direction } = languages[language];
      const codes = languageCodes.join(' ');
      const { messages } = (await import(`../src/texts/${language}/site.ts`)) as typeof Site;
      return html
        .replace(
          '<html lang="en">',
          `<html lang="${tag}" dir="${direction}" data-languages="${codes}">`,
        )
        .replace('__DESCRIPTION__', messages.description);
    },
  };
}
