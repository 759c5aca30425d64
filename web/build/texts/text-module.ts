import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@kindred/contract/languages';
import type { Source } from '../../../server/src/texts/page-catalogues.ts';
import { compile } from '../../../server/src/texts/page-texts.ts';

export const madeFrom = '// Made from texts/';

/** A part of a catalogue, in the languages that have it. */
type Part = Readonly<Partial<Record<Language, Source>>>;

/** The module of a catalogue: its texts in English, and the types of what they mention in any language. */
export function moduleOf(name: string, catalogue: Part): string {
  const { en: english = {} } = catalogue;
  const type = typeOf(catalogue, name);
  const texts = JSON.stringify(compile(english, english, `web/${name}`));
  return `${madeFrom}en/${name}.json. Change it there.\nimport { say } from '../lib/texts/say.ts';\n\nexport const messages = /* @__PURE__ */ say<${type}>(${texts});\n`;
}

function typeOf(part: Part, path: string): string {
  const { en: english = {} } = part;
  if (typeof english === 'string') return typeOfText(part, path);
  const members = Object.keys(english).map(
    (name) => [name, typeOf(memberOf(part, name), `${path}.${name}`)] as const,
  );
  if (Array.isArray(english))
    return `(${[...new Set(members.map(([, type]) => `(${type})`))].join(' | ')})[]`;
  const fields = members.map(([name, type]) => {
    const text = (english as Readonly<Record<string, Source>>)[name];
    const said = typeof text === 'string' ? `/** ${text.replaceAll('*/', '')} */\n` : '';
    return `${said}${JSON.stringify(name)}: ${type};\n`;
  });
  return `{\n${fields.join('')}}`;
}

const memberOf = (part: Part, name: string): Part =>
  Object.fromEntries(
    Object.entries(part).flatMap(([language, source]) => {
      const member = (source as Readonly<Record<string, Source>>)[name];
      return member === undefined ? [] : [[language, member]];
    }),
  );

function typeOfText(part: Part, path: string) {
  const texts = Object.entries(part).map(
    ([language, text]) => [language, parseText(text, `texts/${language}, ${path}`)] as const,
  );
  const wanted = argumentsOf(texts.find(([language]) => language === 'en')?.[1] ?? []);
  for (const [language, own] of texts)
    for (const [name, type] of argumentsOf(own)) {
      const known = wanted.get(name);
      if (!known) throw new Error(`texts/${language}, ${path}: English has no {${name}}`);
      // What is only written in English can be counted in another language.
      if (type === 'number' && known === 'string | number') wanted.set(name, type);
      const lacking = wordsOf(known).filter((each) => !wordsOf(type).includes(each));
      if (isClosed(known) && isClosed(type) && lacking.length > 0)
        throw new Error(`texts/${language}, ${path}: {${name}} can be ${lacking.join(', ')}`);
    }
  if (wanted.size === 0) return 'string';
  return `(values: { ${[...wanted].map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
}

function parseText(text: unknown, where: string) {
  if (typeof text !== 'string') throw new Error(`${where}: English has a text there`);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

/** The values that a text mentions, with their types. */
function argumentsOf(elements: readonly MessageFormatElement[], found = new Map<string, string>()) {
  for (const each of elements) {
    if (each.type === TYPE.literal || each.type === TYPE.pound) continue;
    if (each.type === TYPE.tag) throw new Error(`a tag, <${each.value}>`);
    const name = each.value.replace(/(?:Vowel|Lower)$/, '');
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`no value can be called ${name}`);
    const known = found.get(name);
    if (name !== each.value) found.set(name, known ?? 'string');
    else if (each.type === TYPE.argument) found.set(name, known ?? 'string | number');
    else if (each.type === TYPE.plural) found.set(name, 'number');
    else if (each.type === TYPE.select) found.set(name, typeOfSelect(each.options, known));
    else found.set(name, typeOfStyled(each.style, each.type, known));
    if (each.type === TYPE.plural && (each.pluralType !== 'cardinal' || each.offset !== 0))
      throw new Error('a plural of another kind');
    if (each.type === TYPE.select || each.type === TYPE.plural)
      for (const option of Object.values(each.options)) argumentsOf(option.value, found);
  }
  return found;
}

function typeOfStyled(written: unknown, type: TYPE, known: string | undefined) {
  const style = typeof written === 'string' ? written : 'number';
  if (type === TYPE.number) return known?.includes('null') ? 'number | null' : 'number';
  // It takes a day as it is sent.
  return style === 'dayLong' ? 'string' : (known ?? 'string | number');
}

const constants = new Set(['true', 'false', 'null', 'undefined']);

/** Whether it is one of some words, and nothing else. */
const isClosed = (type: string) => wordsOf(type).every((each) => each.startsWith("'"));

const wordsOf = (type: string) => type.split(' | ');

/** A select without words for `other` knows all its cases. */
function typeOfSelect(
  options: Extract<MessageFormatElement, { type: TYPE.select }>['options'],
  known: string | undefined,
) {
  const cases = Object.keys(options).filter((each) => each !== 'other');
  if (cases.some((each) => each === 'true' || each === 'false')) return 'boolean';
  // ICU has no hyphen in the name of a case.
  const types = cases.map((each) =>
    constants.has(each) ? each : `'${each.replaceAll('__', '-')}'`,
  );
  const isOpen =
    (options['other']?.value.length ?? 0) > 0 || cases.every((each) => constants.has(each));
  return [...new Set([...types, ...(isOpen ? [known ?? 'string | number'] : [])])].join(' | ');
}
