import type { Language } from '@kindred/contract/languages';

const key = 'language';
export const param = 'lang';
/** What is typed while the page is opened in another language. */
export const typedKey = 'typed';

/** `first-paint.js` reads it, and asks the server for the page in it. */
export const keepChoice = (language: string) =>
  store(() => {
    localStorage.setItem(key, language);
    sessionStorage.removeItem(key);
  });

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

/**
 * A link may name the language of its page. It holds for this visit: someone who is sent a link chooses for themselves
 * what they read tomorrow, and addresses do not keep it.
 */
export function readChoice() {
  const url = new URL(location.href);
  const named = url.searchParams.get(param);
  if (!named) return;
  if (isShown(named)) store(() => sessionStorage.setItem(key, named));
  url.searchParams.delete(param);
  history.replaceState(history.state, '', url);
}

export const hasTyped = () => store(() => sessionStorage.getItem(typedKey)) !== null;

const isShown = (language: string) => document.documentElement.lang.split('-')[0] === language;

/** Storage may be forbidden. Then the browser's languages decide again when the page is next opened. */
function store<T>(act: () => T) {
  try {
    return act();
  } catch {
    return null;
  }
}
