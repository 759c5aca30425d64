import { tag } from '#texts/language.ts';

type Text<Values> = string | ((values: Values) => string);

/** One of several texts, of which some have values in them and others none. */
export const say = <Values>(text: Text<Values>, values: Values) =>
  typeof text === 'string' ? text : text(values);

/** The text for a code, of which there may be others than these. */
export const textFor = (texts: object, code: string) =>
  (texts as Readonly<Record<string, string | undefined>>)[code];

/** In a sentence: A, B and C. */
export const listOf = (words: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat(tag, { type }).format(words);
