import type { Language } from '@kindred/contract/languages';
import { afterAll } from 'vitest';
import { textsFor } from '../../src/platform/text/language-texts.ts';

/** The texts, with brackets around each. Codes and addresses are no texts. */
function inBrackets(texts: unknown): unknown {
  if (typeof texts === 'string') return `⟦${texts}⟧`;
  if (typeof texts === 'function')
    return (...params: unknown[]) =>
      inBrackets((texts as (...given: unknown[]) => unknown)(...params));
  if (Array.isArray(texts)) return texts.map(inBrackets);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      name === 'href' || name === 'code' ? text : inBrackets(text),
    ]),
  );
}

/** Until the end of a file, the service writes English in brackets to those who read this language. */
export function writeInBrackets(language: Exclude<Language, 'en'>) {
  const texts = textsFor(language);
  const before = { ...texts };
  Object.assign(texts, inBrackets(textsFor('en')));
  afterAll(() => void Object.assign(texts, before));
}

/** What is not in brackets and has letters, besides emails, addresses and what is given. */
export function outsideBrackets(text: string, given: readonly string[] = []): string[] {
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, '|');
  }
  for (const each of given) left = left.replaceAll(each, '|');
  return left
    .replaceAll(/https?:\/\/\S+|\S+@\S+/g, '|')
    .split(/[|\n]/)
    .filter((part) => /\p{L}/u.test(part));
}

/** What a mail program shows of a page. */
export const shownOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, '|')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, ' ');
