import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '@kindred/contract/languages';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import type { PageText, PageTexts } from '@kindred/contract/texts/page-texts';
import { type Value, idOf, isText, listText, namesIn, parse } from './messages.ts';
import {
  type Source,
  catalogueNames,
  commaOf,
  readCatalogueIn,
  placeNames,
  readSources,
} from './page-catalogues.ts';

/** The id of a text before it, between characters that neither texts nor code have. */
export const textMark = /\uFDD0([^\uFDD1]*)\uFDD1/g;
const markOf = (id: string) => `\uFDD0${id}\uFDD1`;

export interface TextOptions {
  /** What the owner says in their own words, by the id of each text. */
  readonly own?: TextsOfLanguage;
  readonly isMarked?: boolean;
}

/**
 * Stands in a script for the texts of a catalogue. The name of the script changes with the texts of any language, and with
 * what makes data of them.
 */
export function placeholderOf(name: string) {
  const hash = createHash('sha256').update(JSON.stringify(sourcesOf(name)));
  for (const file of ['messages', 'page-catalogues', 'page-texts'])
    hash.update(readFileSync(new URL(`${file}.ts`, import.meta.url)));
  return `__TEXTS.${name}.${hash.digest('hex').slice(0, 12)}__`;
}

const placeholder = /(["'`])__TEXTS\.([\w-]+)\.\w+__\1/g;

/** A script with the texts of a language in it. */
export const withTexts = (script: string, language: Language, options: TextOptions = {}) =>
  script.replaceAll(placeholder, (_, _quote, name: string) =>
    writeData(dataOf(name, language, options)),
  );

/** As a script has it, where most names need no quotes. Those within texts are escaped. */
const writeData = (data: unknown) => JSON.stringify(data).replaceAll(/"([A-Za-z]\w*)":/g, '$1:');

/** What follows from the language is no text, and names of places are written as they are. */
const sourcesOf = (name: string) =>
  name === 'language' ? languages : name === 'place-names' ? placeNames : readSources(name);

function dataOf(name: string, language: Language, options: TextOptions): unknown {
  if (name === 'place-names') return placeNames[language];
  const { tag, direction } = languages[language];
  if (name === 'language') return { language, tag, direction, comma: commaOf(language) };
  return pageTextsOf(name, language, options);
}

/** The texts of a catalogue in a language. */
export function pageTextsOf(name: string, language: Language, options: TextOptions = {}) {
  const { english, said } = readCatalogueIn(language, name);
  return compile(english, said, `web/${name}`, options);
}

/** The texts of a catalogue as pages get them. English says which of them mention values. */
export function compile(
  english: Source,
  said: Source,
  id: string,
  options: TextOptions = {},
): PageTexts {
  if (typeof english === 'string') return compileText(english, said as string, id, options);
  const part = (name: string) =>
    compile(
      (english as Tree)[name] ?? '',
      (said as Tree)[name] ?? '',
      `${id}/${idOf(name)}`,
      options,
    );
  if (Array.isArray(english)) return [null, ...Object.keys(english).map(part)];
  return Object.fromEntries(Object.keys(english).map((name) => [name, part(name)]));
}

type Tree = Readonly<Record<string, Source>>;

function compileText(
  english: string,
  said: string,
  textId: string,
  { own = {}, isMarked }: TextOptions,
) {
  const all = partsOf(parse(said), textId);
  const mentionsValues = parse(english).some((each) => !isText(each));
  return mentionsValues ? piecesOf(all) : packed(all);

  function partsOf(elements: readonly MessageFormatElement[], id: string): Parts {
    const named = namesIn(elements);
    const instead = own[id]?.text;
    const parts =
      instead === undefined
        ? elements.map((each) => (isText(each) ? each.value : partOf(each as Value, id)))
        : instead.split(/\{(\w+)\}/).map((piece, index) => {
            if (index % 2 === 0) return piece;
            const element = named.get(piece);
            return element ? partOf(element, id) : `{${piece}}`;
          });
    return isMarked && hasWords(elements) ? [markOf(id), ...parts] : parts;
  }

  function partOf(element: Value, id: string): Part {
    const { value: name } = element;
    const [, plain = name, as] = /^(.+)(Vowel|Lower)$/.exec(name) ?? [];
    if (element.type === TYPE.argument) return as === 'Lower' ? [plain, 'lower'] : [name];
    if (element.type !== TYPE.select && element.type !== TYPE.plural)
      return styled(name, typeof element.style === 'string' ? element.style : 'number');
    const cases = Object.fromEntries(
      Object.entries(element.options).map(([form, { value }]) => [
        // ICU has no hyphen in the name of a case.
        form.replaceAll('__', '-'),
        packed(partsOf(value, `${id}/${name}/${idOf(form)}`)),
      ]),
    );
    if (element.type === TYPE.plural) return [name, cases, 1];
    return as === 'Vowel' ? [plain, cases, 2] : [name, cases];
  }
}

/** How a time is written, by the style that the text names: `{until, date, long}`. */
const times: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  shortMoment: { dateStyle: 'medium', timeStyle: 'short' },
  hour: { timeStyle: 'short' },
  month: { month: 'long', timeZone: 'UTC' },
  monthDay: { month: 'short', day: 'numeric' },
  monthDayLong: { month: 'long', day: 'numeric' },
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  dayLong: { dateStyle: 'long', timeZone: 'UTC' },
  site: { dateStyle: 'medium' },
  siteLong: { dateStyle: 'long' },
};

function styled(name: string, style: string): Piece {
  if (style === 'number' || style === 'percent') return [name, style];
  const options = times[style];
  if (!options) throw new Error(`No style is called ${style}`);
  return [name, options, style.startsWith('site') ? 4 : 3];
}

type Piece = Exclude<PageText, string>[number];
type Part = Piece | readonly [name: string];
type Parts = readonly Part[];

const hasWords = (elements: readonly MessageFormatElement[]) =>
  elements.some((each) => isText(each) && /\p{L}/u.test(each.value));

/** A text that mentions no value is its words. */
const packed = (parts: Parts): PageText =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : piecesOf(parts);

/** Words in a row are one piece, with the names of values in braces that are said as they are. */
function piecesOf(parts: Parts): PageText {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const piece = pieceOf(part);
    const last = pieces.at(-1);
    if (typeof last !== 'string' || typeof piece !== 'string') pieces.push(piece);
    else pieces[pieces.length - 1] = last + piece;
  }
  return pieces;
}

function pieceOf(part: Part): Piece {
  if (typeof part === 'string') return withoutBraces(part);
  return isPlain(part) ? `{${part[0]}}` : part;
}

const isPlain = (part: Exclude<Part, string>): part is readonly [name: string] => part.length === 1;

/** Braces that are no value's stand where no value is put in: in the only case of a choice. */
const withoutBraces = (words: string): Piece =>
  /[{}]/.test(words) ? ['', { other: words }] : words;

/** Each text of the pages and each part of one by its id, with `{name}` in place of what is filled in. */
export const listPageTexts = (language: Language) =>
  Object.fromEntries(
    catalogueNames().flatMap((name) =>
      listSource(readCatalogueIn(language, name).said, `web/${name}`),
    ),
  );

const listSource = (source: Source, id: string): [string, string][] =>
  typeof source === 'string'
    ? listText(source, id)
    : Object.entries(source).flatMap(([name, each]) =>
        listSource(each as Source, `${id}/${idOf(name)}`),
      );
