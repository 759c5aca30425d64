import { createHash } from 'node:crypto';
import type { Language } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { applyTexts } from './apply-texts.ts';
import { placesOfTexts } from './text-places.ts';

/** A page as it was rendered by the build, with what the owner says in their own words, and the scripts that go with it. */
export type WritePage = (name: string, file: string) => string;

export type TextsOfPages = (web: URL, document: SiteDocument, language: Language) => WritePage;

/** The part of an address that says which texts a script has. It follows from them, so that browsers can keep scripts. */
export function versionOf(language: Language, own: TextsOfLanguage) {
  if (Object.keys(own).length === 0) return language;
  const hash = createHash('sha256').update(JSON.stringify(own)).digest('hex');
  return `${language}-${hash.slice(0, 12)}`;
}

const scriptAddress = /\/assets\/([\w-]+\.js)"/g;

export const textsOfPages: TextsOfPages = (web, { texts }, language) => {
  const own = texts[language];
  const version = versionOf(language, own);
  const places = placesOfTexts(web, language);
  return (name, file) =>
    applyTexts(file, places[name] ?? [], own).replaceAll(scriptAddress, `/assets/${version}/$1"`);
};

/** In the draft each text follows a comment with its id, so that the office knows which one was clicked. */
export const textsOfDraftPages: TextsOfPages = (web, { texts }, language) => {
  const places = placesOfTexts(web, language);
  return (name, file) => {
    const body = file.indexOf('<body');
    return applyTexts(file, places[name] ?? [], texts[language], ({ id, start }, said) => {
      const isInTag = file.lastIndexOf('<', start) > file.lastIndexOf('>', start);
      return start < body || isInTag ? said : `<!--text:${id}-->${said}`;
    });
  };
};
