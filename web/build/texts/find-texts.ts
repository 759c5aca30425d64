interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text in the source of a catalogue: a string, or a template with expressions. */
export interface FoundText extends Span {
  /** Where it is: the names of the constant and of the properties around it. */
  readonly path: readonly string[];
  /** What is between the quotes, or before, between and after the expressions of a template. */
  readonly pieces: readonly Span[];
  /** The value of a string. A template has none. */
  readonly value?: string;
  /** The expressions of a template. */
  readonly expressions: readonly Span[];
}

/** Values of these are no texts. */
const codes = new Set([
  'to',
  'href',
  'id',
  'key',
  'code',
  'kind',
  'type',
  'name',
  'hash',
  'params',
  'search',
]);
const isCode = (text: string) =>
  text.trim() === '' || /^(?:[/#@]|https?:|mailto:)/.test(text) || !/\p{L}/u.test(text);

/** What formats of dates and numbers take. */
const formatOptions =
  /^(?:timeZone|\w+Style|style|unit|weekday|year|month|day|hour|minute|numberingSystem) (?:UTC|full|long|medium|short|narrow|numeric|2-digit|percent|currency|unit|latn|\w+byte)$/;

/** Functions of which a string is the code of a language, of a time zone or of a kind. */
const takesCodes = /^format|In$|^(?:partsOf|toLocaleString|startsWith|subject|text)$/;

const statementsWithoutTexts: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'NewExpression',
]);
const typesWithValues: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** The texts of a program in the order of their starts. A text in an expression of another one follows it. */
export function findTexts(program: unknown, code: string): readonly FoundText[] {
  const found: FoundText[] = [];
  visit(program, []);
  return found.toSorted((one, other) => one.start - other.start);

  function visit(node: unknown, path: readonly string[]): void {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, path);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end, ...parts } = node as Node;
    if (!type) return;
    if (type.startsWith('TS') && !typesWithValues.has(type)) return;
    if (statementsWithoutTexts.has(type)) return;
    switch (type) {
      case 'Literal':
        return addString(parts['value'], { start, end }, path);
      case 'TemplateLiteral':
        return addTemplate(parts['expressions'] as Node[], { start, end }, path);
      case 'BinaryExpression':
        return parts['operator'] === '+' ? visit([parts['left'], parts['right']], path) : undefined;
      case 'VariableDeclarator':
        return visit(parts['init'], [...path, nameOf(parts['id'])]);
      case 'FunctionDeclaration':
        return visit(parts['body'], [...path, nameOf(parts['id'])]);
      case 'ArrayExpression':
        for (const [index, each] of (parts['elements'] as Node[]).entries())
          visit(each, [...path, String(index)]);
        return;
      case 'Property':
        return visitProperty(parts['key'] as Node, parts['value'] as Node, path);
      case 'CallExpression':
        return visitCall(parts['callee'] as Node, parts['arguments'] as Node[], path);
      case 'MemberExpression':
        return visit(parts['object'], path);
      case 'SwitchCase':
        // What it compares is not said.
        return visit(parts['consequent'], path);
      default:
        for (const part of Object.values(parts)) visit(part, path);
    }
  }

  function visitProperty(key: Node, value: Node, path: readonly string[]) {
    const name = nameOf(key);
    const written = String(value['value']);
    const isName = codes.has(name) && /^[a-z\d/:#-]*$/.test(written);
    if (value.type === 'Literal' && (isName || formatOptions.test(`${name} ${written}`))) return;
    visit(value, [...path, name]);
  }

  function visitCall(callee: Node, given: readonly Node[], path: readonly string[]) {
    const name = nameOf(callee['property'] ?? callee);
    const said = takesCodes.test(name) ? given.filter(({ type }) => type !== 'Literal') : given;
    visit([callee, said], path);
  }

  function addString(value: unknown, span: Span, path: readonly string[]) {
    if (typeof value !== 'string' || isCode(value)) return;
    const pieces = [{ start: span.start + 1, end: span.end - 1 }];
    found.push({ ...span, path, pieces, value, expressions: [] });
  }

  function addTemplate(expressions: readonly Node[], span: Span, path: readonly string[]) {
    visit(expressions, path);
    const pieces = [...expressions.keys(), expressions.length].map((index) => {
      const before = expressions[index - 1];
      const after = expressions[index];
      return {
        start: before ? code.indexOf('}', before.end) + 1 : span.start + 1,
        end: after ? code.lastIndexOf('${', after.start) : span.end - 1,
      };
    });
    if (pieces.every((piece) => isCode(code.slice(piece.start, piece.end)))) return;
    found.push({ ...span, path, pieces, expressions });
  }
}

function nameOf(node: unknown) {
  const { name, value } = (node ?? {}) as { readonly name?: string; readonly value?: unknown };
  return name ?? (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
}
