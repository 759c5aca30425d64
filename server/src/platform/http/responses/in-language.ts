import type { Language } from '@kindred/contract/languages';
import { whyDeleted } from '@kindred/contract/desk/deleted-texts';
import { forEachName } from '@kindred/contract/names';
import { countryIn } from '../../geo/countries.ts';
import { nameDevice } from '../../text/device-name.ts';
import { textsFor } from '../../text/language-texts.ts';
import type { Say } from '../../../texts/messages.ts';

type Rewrite = (value: unknown, language: Language) => unknown;

interface Shape {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** What the values of these formats of the contract are in the language of the reader. */
const formats: Readonly<Record<string, (text: string, language: Language) => string>> = {
  clause: (name, language) => textsFor(language).clauseText(name),
  country: countryIn,
  'deletable-text': (text, language) => {
    const sentences: Readonly<Record<string, Say>> = textsFor(language).deletedTexts;
    const why = whyDeleted(text);
    return (why !== null && Object.hasOwn(sentences, why) && sentences[why]?.()) || text;
  },
  device: nameDevice,
};

/** For programs that refuse formats that they do not know. */
export const knownFormats = forEachName(Object.keys(formats), () => true as const);

/**
 * Handlers work with one language, so that versions and comparisons do not depend on the reader. This writes the values
 * of a response that differ between languages, as its schema says which. Null if it has none.
 */
export function rewriterOf(schema: unknown): Rewrite | null {
  const { format = '', properties = {}, items, anyOf = [], allOf = [] } = schema as Shape;
  const write = formats[format];
  if (write)
    return (value, language) => (typeof value === 'string' ? write(value, language) : value);
  const rewrites = [ofProperties(properties), items ? ofItems(items) : null]
    .concat([...anyOf, ...allOf].map(rewriterOf))
    .filter((each) => each !== null);
  if (rewrites.length === 0) return null;
  return (value, language) => rewrites.reduce((before, each) => each(before, language), value);
}

function ofItems(schema: Shape): Rewrite | null {
  const rewrite = rewriterOf(schema);
  if (!rewrite) return null;
  return (value, language) =>
    Array.isArray(value) ? value.map((item) => rewrite(item, language)) : value;
}

function ofProperties(properties: Readonly<Record<string, Shape>>): Rewrite | null {
  const rewrites = Object.entries(properties).flatMap(([name, schema]) => {
    const rewrite = rewriterOf(schema);
    return rewrite ? [{ name, rewrite }] : [];
  });
  if (rewrites.length === 0) return null;
  return (value, language) => {
    if (typeof value !== 'object' || value === null) return value;
    const given = value as Readonly<Record<string, unknown>>;
    const changed = rewrites
      .filter(({ name }) => name in given)
      .map(({ name, rewrite }) => [name, rewrite(given[name], language)] as const);
    return { ...given, ...Object.fromEntries<unknown>(changed) };
  };
}
