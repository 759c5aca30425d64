import {
  type MessageFormatElement,
  TYPE,
  parse as parseIcu,
} from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '@kindred/contract/languages';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { type Values, styles } from './message-styles.ts';

/** Says a text with the values that it mentions. */
export type Say = (values?: unknown) => string;

/** Says the text of this name. Names that are put together may be wrong, which the compiler does not see. */
export function sayNamed(texts: Readonly<Record<string, Say>>, name: string, values?: unknown) {
  const say = texts[name];
  if (!say) throw new Error(`No text is called ${name}`);
  return say(values);
}

/** The texts of a catalogue, by their names. */
export type Catalogue = Readonly<Record<string, string>>;

export type Value = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.tag | TYPE.pound }>;

/** The texts of a catalogue in a language. The owner says some in other words, by the id of each. */
export const sayAll = <Name extends string>(
  catalogue: Catalogue,
  id: string,
  language: Language,
  own: TextsOfLanguage,
) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [
      name,
      sayOne(text, `${id}/${idOf(name)}`, language, own),
    ]),
  ) as Readonly<Record<Name, Say>>;

/** Signs of markup are letters like others, and `#` is the number that is counted. */
export const parse = (text: string) => withoutPounds(parseIcu(text, { ignoreTag: true }));

const withoutPounds = (
  elements: readonly MessageFormatElement[],
  counted = '',
): MessageFormatElement[] =>
  elements.map((each) => {
    if (each.type === TYPE.pound) return { type: TYPE.number, value: counted, style: null };
    if (each.type !== TYPE.select && each.type !== TYPE.plural) return each;
    const inner = each.type === TYPE.plural ? each.value : counted;
    for (const option of Object.values(each.options))
      option.value = withoutPounds(option.value, inner);
    return each;
  });

export const idOf = (name: string) => name.replaceAll(/[^\w/-]/g, '-');

function sayOne(text: string, id: string, language: Language, own: TextsOfLanguage): Say {
  let elements: readonly MessageFormatElement[] | undefined;
  return (values) => write((elements ??= parse(text)), id, (values ?? {}) as Values);

  function write(part: readonly MessageFormatElement[], partId: string, values: Values): string {
    const instead = own[partId]?.text;
    const writeOne = (element: MessageFormatElement) =>
      writeValue(element as Value, partId, values);
    if (instead === undefined)
      return part.map((each) => (isText(each) ? each.value : writeOne(each))).join('');
    const named = namesIn(part);
    return instead
      .split(/\{(\w+)\}/)
      .map((piece, index) => {
        if (index % 2 === 0) return piece;
        const element = named.get(piece);
        return element ? writeOne(element) : `{${piece}}`;
      })
      .join('');
  }

  function writeValue(element: Value, partId: string, values: Values): string {
    const value = values[element.value];
    if (value === undefined)
      throw new TypeError(`${id} mentions {${element.value}}, which is not given`);
    if (element.type === TYPE.argument) return String(value as string | number | string[]);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) {
      const name = typeof element.style === 'string' ? element.style : 'number';
      const style = styles[name];
      if (!style) throw new Error(`${id}: no style is called ${name}`);
      return style(value, language, values, (words, given) =>
        sayOne(words, name, language, {})(given),
      );
    }
    const form = formOf(element, value, language);
    return write(
      element.options[form]?.value ?? [],
      `${partId}/${element.value}/${idOf(form)}`,
      values,
    );
  }
}

export const isText = (element: MessageFormatElement) =>
  element.type === TYPE.literal || element.type === TYPE.tag;

type Choice = Extract<Value, { type: TYPE.select | TYPE.plural }>;

function formOf({ type, options }: Choice, value: unknown, language: Language) {
  const forms = type === TYPE.select ? [caseOf(value)] : formsOf(value, language);
  return forms.find((form) => Object.hasOwn(options, form)) ?? 'other';
}

/** ICU has no hyphen in the name of a case. Who is called `null` is not no one. */
const caseOf = (value: unknown) =>
  value === 'null' ? 'other' : String(value).replaceAll('-', '__');

/** A list is counted. */
function formsOf(value: unknown, language: Language) {
  const count = Array.isArray(value) ? value.length : (value as number);
  return [`=${count}`, rulesOf(language).select(count)];
}

const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language) {
  const known = rules.get(language) ?? new Intl.PluralRules(languages[language].tag);
  rules.set(language, known);
  return known;
}

/** The values of a text by the names under which an owner mentions them. What has no name of its own has a number. */
export function namesIn(elements: readonly MessageFormatElement[]) {
  const named = new Map<string, Value>();
  const values = elements.filter((each) => !isText(each)) as readonly Value[];
  for (const [index, element] of values.entries()) {
    const name = 'value' in element && !named.has(element.value) ? element.value : `${index + 1}`;
    named.set(name, element);
  }
  return named;
}

/** Each text of a catalogue and each part of one by its id, with `{name}` in place of what is filled in. */
export const listTexts = (catalogue: Catalogue, id: string) =>
  Object.entries(catalogue).flatMap(([name, text]) => listText(text, `${id}/${idOf(name)}`));

export const listText = (text: string, id: string) => listParts(parse(text), id);

function listParts(elements: readonly MessageFormatElement[], id: string): [string, string][] {
  const named = [...namesIn(elements)];
  const text = elements
    .map((each) => {
      if (isText(each)) return each.value;
      return `{${named.find(([, element]) => element === each)?.[0]}}`;
    })
    .join('');
  const choices = elements.filter(
    (each): each is Choice => each.type === TYPE.select || each.type === TYPE.plural,
  );
  const parts = choices.flatMap(({ value, options }) =>
    Object.entries(options).flatMap(([form, option]) =>
      listParts(option.value, `${id}/${value}/${idOf(form)}`),
    ),
  );
  const hasWords = /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  return hasWords ? [[id, text], ...parts] : parts;
}
