import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import { applyTexts } from './apply-texts.ts';
import { builtTexts } from './built-texts.ts';

/** The texts of a language in pages, in the owner's words. */
export interface PageTexts {
  readonly page: (name: string, file: string) => string;
  /** The scripts that go with the page, if they are others than those that were built. */
  readonly scripts: { readonly folder: string; readonly read: (name: string) => string } | null;
}

export type TextsOfPages = (
  web: URL,
  document: SiteDocument,
  language: Language,
) => PageTexts | null;

const scriptAddress = /\/assets\/([\w-]+\.js)"/g;
const scriptName = /"assets\/([\w-]+\.js)"/g;

/**
 * The pages and scripts of a language with the owner's texts. The scripts have addresses of their own, which follow from the
 * texts, so that browsers can keep them. Without own texts there is nothing to do.
 */
export const textsOfPages: TextsOfPages = (web, { texts }, language) => {
  const own = texts[language];
  if (Object.keys(own).length === 0) return null;
  const built = builtTexts(web, language);
  if (!built) return null;
  const hash = createHash('sha256').update(built.stamp).update(JSON.stringify(own));
  const folder = `texts-${language}-${hash.digest('hex').slice(0, 12)}`;
  const inFolder = (text: string) =>
    text
      .replaceAll(scriptAddress, `/assets/${folder}/$1"`)
      .replaceAll(scriptName, `"assets/${folder}/$1"`);
  const said = (name: string, file: string) =>
    inFolder(applyTexts(file, built.files[name] ?? [], own));
  return {
    page: said,
    scripts: {
      folder,
      read(name) {
        const path = `assets/${name}`;
        return said(path, readFileSync(new URL(path, web), 'utf8'));
      },
    },
  };
};

/** In the draft each text follows a comment with its id, so that the office knows which one was clicked. */
export const textsOfDraftPages: TextsOfPages = (web, { texts }, language) => {
  const built = builtTexts(web, language);
  if (!built) return null;
  return {
    scripts: null,
    page(name, file) {
      const body = file.indexOf('<body');
      return applyTexts(file, built.files[name] ?? [], texts[language], ({ id, start }, said) => {
        const isInTag = file.lastIndexOf('<', start) > file.lastIndexOf('>', start);
        return start < body || isInTag ? said : `<!--text:${id}-->${said}`;
      });
    },
  };
};
