import type { Language } from '@kindred/contract/languages';
import { keepChoice, param } from './choice.ts';
import { keepTyped } from './typed.ts';

export function switchLanguage(language: Language) {
  keepChoice(language);
  keepTyped();
  const url = new URL(location.href);
  url.searchParams.set(param, language);
  location.replace(url);
}
