import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@kindred/contract/languages';

/** A catalogue: texts in ICU MessageFormat, in groups. */
export type Source = string | readonly Source[] | { readonly [name: string]: Source };

export const madeFrom = '// Made from texts/';

/** A part of a catalogue, in the languages that have it. */
type Part = Readonly<Partial<Record<Language, Source>>>;

interface Module {
  readonly language: Language;
  /** What the module imports, by the file that has it. */
  readonly used: Map<string, Set<string>>;
}

/** They take the time as it is sent. */
const stringStyles = new Set(['dayLong', 'siteMoment']);

/** How a value is written, by the style that the text names. */
const styles: Readonly<Record<string, readonly [name: string, file: string, options?: string]>> = {
  number: ['formatNumber', 'formats'],
  percent: ['formatPercent', 'formats'],
  percentChange: ['formatPercentChange', 'percent-change'],
  contrast: ['formatContrast', 'contrast'],
  tenth: ['formatNumber', 'formats', '{ minimumFractionDigits: 1, maximumFractionDigits: 1 }'],
  size: ['formatSize', 'sizes'],
  gigabytes: ['formatDiskSize', 'sizes'],
  medium: ['formatDate', 'formats'],
  long: ['formatDate', 'formats', "{ dateStyle: 'long' }"],
  moment: ['formatDate', 'formats', "{ dateStyle: 'long', timeStyle: 'short' }"],
  shortMoment: ['formatDate', 'formats', "{ timeStyle: 'short' }"],
  hour: ['formatDate', 'formats', "{ dateStyle: undefined, timeStyle: 'short' }"],
  monthDay: ['formatDate', 'formats', "{ dateStyle: undefined, month: 'short', day: 'numeric' }"],
  monthDayLong: [
    'formatDate',
    'formats',
    "{ dateStyle: undefined, month: 'long', day: 'numeric' }",
  ],
  day: ['formatDate', 'formats', "{ timeZone: 'UTC' }"],
  dayLong: ['formatDay', 'formats'],
  month: ['formatDate', 'formats', "{ dateStyle: undefined, month: 'long', timeZone: 'UTC' }"],
  site: ['formatSiteDate', 'formats'],
  siteLong: ['formatSiteDate', 'formats', "{ dateStyle: 'long' }"],
  siteMoment: ['formatSiteTime', 'site-time'],
};

/** The module of a catalogue in a language. What the language lacks is said in English. */
export function moduleOf(name: string, catalogue: Part, language: Language): string {
  const module: Module = { language, used: new Map() };
  const texts = write(module, catalogue, name);
  const imports = [...module.used].map(
    ([file, names]) => `import { ${[...names].join(', ')} } from '${file}';\n`,
  );
  // The compiler reads those in English, which say what all of them need.
  const first = language === 'en' ? '' : '// @ts-nocheck\n';
  return `${madeFrom}${language}/${name}.json. Change it there.\n${first}${imports.join('')}\nexport const messages = ${texts};\n`;
}

function write(module: Module, part: Part, path: string): string {
  const { en: english = {} } = part;
  if (typeof english === 'string') return writeText(module, part, path);
  const known = Array.isArray(english) ? ofOneLength(part, english.length) : part;
  const members = Object.keys(english).map((name) => [name, memberOf(known, name)] as const);
  if (Array.isArray(english))
    return `[${members.map(([name, each]) => write(module, each, `${path}.${name}`)).join(', ')}]`;
  return `{\n${members.map(([name, each]) => `${keyOf(name)}: ${write(module, each, `${path}.${name}`)},\n`).join('')}}`;
}

/** A list that has more or fewer entries than in English was made from another one: it is in English until it is read. */
const ofOneLength = (part: Part, length: number): Part =>
  Object.fromEntries(
    Object.entries(part).filter(([, list]) => Array.isArray(list) && list.length === length),
  );

const memberOf = (part: Part, name: string): Part =>
  Object.fromEntries(
    Object.entries(part).flatMap(([language, source]) => {
      const member = (source as Readonly<Record<string, Source>>)[name];
      return member === undefined ? [] : [[language, member]];
    }),
  );

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function writeText(module: Module, part: Part, path: string) {
  const texts = Object.entries(part).map(
    ([language, text]) => [language, parseText(text, `texts/${language}, ${path}`)] as const,
  );
  const parsed = new Map(texts);
  const elements = parsed.get(module.language) ?? parsed.get('en') ?? [];
  const wanted = argumentsOf(parsed.get('en') ?? []);
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
  if (wanted.size === 0) return writeWords(elements);
  const types = [...wanted].map(([name, type]) => `${name}: ${type}`).join('; ');
  return `({ ${[...wanted.keys()].join(', ')} }: { ${types} }) => ${writeElements(module, elements)}`;
}

function parseText(text: unknown, where: string) {
  if (typeof text !== 'string') throw new Error(`${where}: English has a text there`);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

function writeWords(elements: readonly MessageFormatElement[]) {
  return JSON.stringify(elements.map((each) => ('value' in each ? each.value : '')).join(''));
}

/** The values that a text mentions, with their types. */
function argumentsOf(elements: readonly MessageFormatElement[], found = new Map<string, string>()) {
  for (const each of elements) {
    if (each.type === TYPE.literal || each.type === TYPE.pound) continue;
    if (each.type === TYPE.tag) throw new Error(`a tag, <${each.value}>`);
    const name = givenFor(each.value);
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`no value can be called ${name}`);
    const known = found.get(name);
    if (name !== each.value) found.set(name, known ?? 'string');
    else if (each.type === TYPE.argument) found.set(name, known ?? 'string | number');
    else if (each.type === TYPE.plural) found.set(name, 'number');
    else if (each.type === TYPE.number)
      found.set(name, known?.includes('null') ? 'number | null' : 'number');
    else if (each.type === TYPE.select) found.set(name, typeOfSelect(each.options, known));
    else if (stringStyles.has(styleOf(each))) found.set(name, 'string');
    else found.set(name, known ?? 'string | number');
    if (each.type === TYPE.select || each.type === TYPE.plural)
      for (const option of Object.values(each.options)) argumentsOf(option.value, found);
  }
  return found;
}

const constants = new Set(['true', 'false', 'null', 'undefined']);

const styleOf = (element: MessageFormatElement) =>
  'style' in element && typeof element.style === 'string' ? element.style : 'number';

/** Whether it is one of some words, and nothing else. */
const isClosed = (type: string) => wordsOf(type).every((each) => each.startsWith("'"));

const wordsOf = (type: string) => type.split(' | ');

/** A select without words for `other` knows all its cases. */
function typeOfSelect(options: Choice<TYPE.select>['options'], known: string | undefined) {
  const cases = Object.keys(options).filter((each) => each !== 'other');
  if (cases.some((each) => each === 'true' || each === 'false')) return 'boolean';
  const types = cases.map((each) => (constants.has(each) ? each : `'${wordOf(each)}'`));
  const isOpen =
    (options['other']?.value.length ?? 0) > 0 || cases.every((each) => constants.has(each));
  return [...new Set([...types, ...(isOpen ? [known ?? 'string | number'] : [])])].join(' | ');
}

/** ICU has no hyphen in the name of a case. */
const wordOf = (name: string) => name.replaceAll('__', '-');

/**
 * What a value becomes by the end of its name: `{nameVowel, select, true {d’} other {de }}{name}` for what stands before
 * a name in French, and `{planLower}` within a sentence.
 */
const derived = /^(.+)(Vowel|Lower)$/;

const givenFor = (name: string) => name.replace(derived, '$1');

function valueOf(module: Module, name: string) {
  const [, given = name, as] = derived.exec(name) ?? [];
  if (as === 'Vowel')
    return `${use(module, 'facts/starts-with-vowel', 'startsWithVowel')}(${given})`;
  return as === 'Lower' ? `String(${given}).toLowerCase()` : name;
}

function writeElements(
  module: Module,
  elements: readonly MessageFormatElement[],
  counted = '',
): string {
  const pieces = elements.map((each) =>
    each.type === TYPE.literal
      ? each.value.replaceAll(/[`\\]|\$\{/g, '\\$&')
      : `\${${writeValue(module, each, counted)}}`,
  );
  return `\`${pieces.join('')}\``;
}

function writeValue(module: Module, element: MessageFormatElement, counted: string): string {
  const { value } = element as { value: string };
  switch (element.type) {
    case TYPE.argument:
      return valueOf(module, value);
    case TYPE.pound:
      return `${use(module, 'formats/formats', 'formatNumber')}(${counted})`;
    case TYPE.number:
    case TYPE.date:
    case TYPE.time: {
      const [name, file, options] = styles[styleOf(element)] ?? [];
      if (!name) throw new Error(`no style is called ${styleOf(element)}`);
      return `${use(module, `formats/${file}`, name)}(${value}${options ? `, ${options}` : ''})`;
    }
    case TYPE.select:
      return writeSelect(module, element, counted);
    case TYPE.plural:
      return writePlural(module, element);
    case TYPE.literal:
    case TYPE.tag:
      throw new Error(`no value: ${element.value}`);
  }
}

type Choice<Kind extends TYPE> = Extract<MessageFormatElement, { type: Kind }>;

function writeSelect(module: Module, { value, options }: Choice<TYPE.select>, counted: string) {
  const other = writeElements(module, options['other']?.value ?? [], counted);
  const given = valueOf(module, value);
  return Object.entries(options).reduceRight((rest, [name, option]) => {
    if (name === 'other') return rest;
    const condition =
      name === 'true'
        ? given
        : name === 'false'
          ? `!${given}`
          : `${given} === ${constants.has(name) ? name : `'${wordOf(name)}'`}`;
    return `${condition} ? ${writeElements(module, option.value, counted)} : ${rest}`;
  }, other);
}

function writePlural(module: Module, { value, options, pluralType, offset }: Choice<TYPE.plural>) {
  if (pluralType !== 'cardinal' || offset !== 0) throw new Error('a plural of another kind');
  const written = Object.entries(options).map(
    ([name, option]) => [name, writeElements(module, option.value, value)] as const,
  );
  const exact = written.filter(([name]) => name.startsWith('='));
  const forms = written.filter(([name]) => !name.startsWith('='));
  const [one, other, ...more] = forms;
  let last: string;
  if (forms.length === 1 && one) last = one[1];
  // As it is for whole numbers in English: a page in English needs no rules.
  else if (
    module.language === 'en' &&
    one?.[0] === 'one' &&
    other?.[0] === 'other' &&
    more.length === 0
  )
    last = `${value} === 1 ? ${one[1]} : ${other[1]}`;
  else
    last = `${use(module, 'formats/plural', 'plural')}('${module.language}', ${value}, { ${forms.map(([name, form]) => `${name}: ${form}`).join(', ')} })`;
  return exact.reduceRight(
    (rest, [name, form]) => `${value} === ${name.slice(1)} ? ${form} : ${rest}`,
    last,
  );
}

function use({ used }: Module, from: string, name: string) {
  const file = `../../lib/${from}.ts`;
  used.set(file, (used.get(file) ?? new Set()).add(name));
  return name;
}
