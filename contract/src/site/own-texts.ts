import * as Type from 'typebox';
import { strict } from '../common.ts';
import { type Language, isLanguage, languageCodes } from '../languages.ts';

export const longestOwnText = 4000;
const idPattern = '(?:web|contract|service)/[\\w/-]{1,200}(?:#\\d{1,3})?';

/** A text of the site in the owner's own words. */
export const OwnText = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: longestOwnText,
      description: 'With `{name}` in place of each value that it mentions',
    }),
    insteadOf: Type.String({
      maxLength: longestOwnText * 2,
      description: 'The default text when it was written. A later release may have another one',
    }),
  },
  strict,
);
export type OwnText = Type.Static<typeof OwnText>;

/** By the ids of texts: those that the build gives, and those of `texts/<language>/service`. */
const TextsOfLanguage = Type.Record(Type.String({ pattern: `^${idPattern}$` }), OwnText);
export type TextsOfLanguage = Readonly<Record<string, OwnText>>;

export const OwnTexts = Type.Object(
  Object.fromEntries(languageCodes.map((code) => [code, TextsOfLanguage])) as Record<
    Language,
    typeof TextsOfLanguage
  >,
  strict,
);
export type OwnTexts = Readonly<Record<Language, TextsOfLanguage>>;

export const noOwnTexts = () =>
  Object.fromEntries(languageCodes.map((code) => [code, {}])) as unknown as Record<
    Language,
    Record<string, OwnText>
  >;

/** The path of one text in a document. */
export type TextPath = `texts.${Language}.${string}`;
export const textPathPattern = `^texts\\.(${languageCodes.join('|')})\\.(${idPattern})$`;
const parsed = new RegExp(textPathPattern);

export const textPath = (language: Language, id: string): TextPath => `texts.${language}.${id}`;
export const isTextPath = (path: string): path is TextPath => parsed.test(path);

export function readTextPath(path: TextPath) {
  const [, language = '', id = ''] = parsed.exec(path) ?? [];
  return { language: isLanguage(language) ? language : 'en', id };
}

/** The names in braces. */
export const valuesIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** What a text mentions and the default text does not, so that nothing could be filled in. */
export function unknownValues({ text, insteadOf }: OwnText) {
  const known = valuesIn(insteadOf);
  return valuesIn(text).filter((name) => !known.includes(name));
}
