import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

// What people read is in the texts, in each language. A sentence that is in the code is in English for everyone.

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Each node with those around it, the outermost first. */
function* walk(value: unknown, around: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* walk(each, around);
    return;
  }
  if (!isNode(value)) return;
  yield [value, around];
  const within = [...around, value];
  for (const each of Object.values(value)) yield* walk(each, within);
}

/** What is filled in stands as `0`. */
const textIn = ({ type, value, quasis }: Node): string | null => {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string'))
    return value as string;
  if (type !== 'TemplateLiteral') return null;
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('0');
};

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { name, property, value } = node;
  return typeof name === 'string'
    ? name
    : nameOf(name ?? property) || (typeof value === 'string' ? value : '');
};

const hasWord = (text: string) => /\p{L}{2,}/u.test(text);
/** `Add a photo`, but not `Etc` or `add-photo`. */
const isPhrase = (text: string) => /^\s*\p{Lu}[\p{L}'’]*,? [\p{L}\d'’]+/u.test(text);
const isSentence = (text: string) => /^\s*\p{Lu}.* .*[.?!…]\s*$/su.test(text);

/** What a browser or a screen reader says. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt)$/;

/** Failures of programs and lines of a log, which operators read. */
const isForOperators = (around: readonly Node[]) =>
  around.some(({ type, callee }) => {
    if (type === 'NewExpression') return /Error$|^BeginAgain$/.test(nameOf(callee));
    return type === 'CallExpression' && /^(debug|info|warn|error|report|say)$/.test(nameOf(callee));
  });

const isType = (around: readonly Node[]) =>
  around.some(({ type }) => /^(Import|Export(All|Named)|TS(Literal|Property))/.test(type));

type IsShown = (text: string, node: Node, around: readonly Node[], file: string) => boolean;

function findTexts(folder: string, pattern: string, isShown: IsShown) {
  const root = join(import.meta.dirname, '..', folder);
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^texts\/|^lib\/testing\//.test(file))
    .toSorted()
    .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8'), isShown));
}

function textsOf(file: string, code: string, isShown: IsShown): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...walk(program)].flatMap(([node, around]) => {
    const text = textIn(node);
    if (text === null || isType(around) || isForOperators(around)) return [];
    if (!isShown(text, node, around, file)) return [];
    return [`${file}:${code.slice(0, node.start).split('\n').length} ${text.trim()}`];
  });
}

/** Keys have their names in every language; see docs/languages. */
const keys = /^\s*\(?(Esc|Enter|Ctrl [A-Z]\w*)\)?\s*$/;

/** Types of problems, which the API has as words. */
const problems = /^(Inappropriate Content|(Account|Technical) Issue|Payment Problem|Bug Report)$/;

const isShownOnPages: IsShown = (text, node, around) => {
  if (text.startsWith('Bearer ')) return false;
  if (keys.test(text) || problems.test(text) || /^&\w+;$/.test(text)) return false;
  if (node.type === 'JSXText') return hasWord(text);
  const inside = around.findLast(({ type }) => /^JSX(Attribute|Element|Fragment)$/.test(type));
  const isProp = inside?.type === 'JSXAttribute' && spoken.test(nameOf(inside));
  // What a condition compares with, or a call is given, is not what it results in.
  const isResult = !around.some(({ type }) => /^(BinaryExpression|CallExpression)$/.test(type));
  return (isProp && isResult && hasWord(text)) || isPhrase(text);
};

test('pages have no sentence outside of the texts', { tags: ['long'] }, () => {
  expect(findTexts('web/src', '**/*.{ts,tsx}', isShownOnPages)).toEqual([]);
});

/** What documents are generated from, and why rows are kept or not. */
const documented =
  /^(what|why|kept|stays|staysWithReports|notArchived|description|always|sometimes)$/;

/** The database of the European Union asks for English, and says so in each statement. */
const inEnglish = /^areas\/desk\/transparency\//;

const isShownByServer: IsShown = (text, _node, around, file) =>
  isSentence(text) &&
  !inEnglish.test(file) &&
  !around.some(({ type, key }) => type === 'Property' && documented.test(nameOf(key))) &&
  // Statements are SQL.
  !/\b(select|from|where|update|insert)\b/.test(text);

test('the service has no sentence outside of the texts', { tags: ['long'] }, () => {
  const pattern = '{areas,platform/{http,live,mail,text}}/**/*.ts';
  expect(findTexts('server/src', pattern, isShownByServer)).toEqual([]);
});

test.each([
  ['a text', 'const a = <p>Nothing here</p>;'],
  ['a text of one word', 'const a = <p>Save</p>;'],
  ['a name for screen readers', 'const a = <button aria-label="close" />;'],
  ['a placeholder', 'const a = <input placeholder={`search`} />;'],
  ['a title by a condition', "const a = <a title={b ? 'more' : m.less} />;"],
  ['a text for a picture', 'const a = <img alt="you" />;'],
  ['a constant', "const text = 'Add a photo';"],
  ['a template', 'const text = `Photo of ${name}`;'],
  ['an option', "const options = [{ value: 'a', label: 'Not yet' }];"],
])('%s is found', (_what, code) => {
  expect(textsOf('a.tsx', code, isShownOnPages)).toHaveLength(1);
});

test.each([
  ['a class', 'const a = <p className="row wrap gap-3" />;'],
  ['a key', 'const a = <kbd>Esc</kbd>;'],
  ['a text of the catalog', 'const a = <p title={m.title}>{m.text}</p>;'],
  ['a fault of a program', "throw new Error('Nothing is open');"],
  ['a comparison', "const a = <a title={b === 'end' ? m.end : m.begin} />;"],
  ['a picture without a text', 'const a = <img alt="" />;'],
])('%s is not', (_what, code) => {
  expect(textsOf('a.tsx', code, isShownOnPages)).toEqual([]);
});

test('a sentence of the service is found, and a statement and a reason to keep rows are not', () => {
  const found = (code: string) => textsOf('areas/a.ts', code, isShownByServer);
  expect(found("const description = 'This report is about you.';")).toHaveLength(1);
  expect(found('const line = `You have ${count} new messages.`;')).toHaveLength(1);
  expect(found("const text = 'Select a from b where c.';")).toHaveLength(0);
  expect(found("const rows = { kept: 'As long as the account is.' };")).toHaveLength(0);
});
