import type { Language } from '@kindred/contract/languages';

const key = 'language';
export const param = 'lang';

/** `first-paint.js` reads it, and asks the server for the page in it. */
export function keepChoice(language: string) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be forbidden. Then the browser's languages decide again when the page is next opened.
  }
}

/** Opens the page in the language that the member chose elsewhere. One that the site does not have is tried once. */
export function followLanguage(language: Language) {
  if (isShown(language) || localStorage.getItem(key) === language) return;
  void chooseLanguage(language);
}

/** Opens this page in another language. Few visits need the code for it. Without a connection the page stays. */
export const chooseLanguage = (language: Language) =>
  import('./switch-language.ts').then(
    ({ switchLanguage }) => switchLanguage(language),
    () => undefined,
  );

/** A link may name the language of its page. Addresses do not keep it, as someone who is sent one reads their own. */
export function readChoice() {
  const url = new URL(location.href);
  const named = url.searchParams.get(param);
  if (!named) return;
  if (isShown(named)) keepChoice(named);
  url.searchParams.delete(param);
  history.replaceState(history.state, '', url);
}

const isShown = (language: string) => document.documentElement.lang.split('-')[0] === language;
