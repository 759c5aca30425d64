import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const letters = new Map(
  'aá eé ií oó uú yý cç nñ sš zž AÁ EÉ IÍ OÓ UÚ CÇ NÑ SŠ ZŽ'
    .split(' ')
    .map(([plain = '', accented = '']) => [plain, accented]),
);

/** Accented, and two fifths longer, as texts of other languages are. */
export const disguise = (text: string) =>
  // Placeholders such as {name} stay.
  text.replaceAll(/\{\w+\}|[A-Za-z]+/g, (word) => {
    if (word.startsWith('{')) return word;
    const longer =
      word.length > 3 ? word + word.slice(-2).repeat(Math.round(word.length / 5)) : word;
    return longer.replaceAll(/\w/g, (letter) => letters.get(letter) ?? letter);
  });

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

/**
 * A language that no one speaks, made from English: each text is accented, longer and in brackets, so that one without
 * brackets is in the code of a page, and one that does not fit shows itself.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    transform: {
      filter: { id: /[\\/](?:web|contract)[\\/]src[\\/]texts[\\/]en[\\/](?!language\.ts).+\.ts$/ },
      handler(code) {
        const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
        const edits = findTexts(program, code);
        edits.sort((a, b) => b.start - a.start);
        return edits.reduce(
          (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
          code,
        );
      },
    },
  };
}

function findTexts(node: unknown, code: string): Edit[] {
  if (Array.isArray(node)) return node.flatMap((each) => findTexts(each, code));
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end, ...parts } = node as Node;
  if (!type) return [];
  if (
    type.startsWith('TS') &&
    !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)
  )
    return [];
  if (
    [
      'ImportDeclaration',
      'ExportAllDeclaration',
      'NewExpression',
      'BinaryExpression',
      'SwitchCase',
    ].includes(type)
  )
    return type === 'BinaryExpression' && parts['operator'] === '+'
      ? findTexts([parts['left'], parts['right']], code)
      : [];
  if (type === 'Literal') {
    const { value } = parts;
    return typeof value === 'string' && !isCode(value)
      ? [{ start, end, text: JSON.stringify(`⟦${disguise(value)}⟧`) }]
      : [];
  }
  if (type === 'TemplateLiteral') {
    const expressions = parts['expressions'] as Node[];
    const inside = findTexts(expressions, code);
    const pieces = [...expressions.keys(), expressions.length].map((index) => {
      const before = expressions[index - 1];
      const after = expressions[index];
      return {
        start: before ? code.indexOf('}', before.end) + 1 : start + 1,
        end: after ? code.lastIndexOf('${', after.start) : end - 1,
      };
    });
    const said = pieces.map((piece) => code.slice(piece.start, piece.end));
    if (said.every(isCode)) return inside;
    const own = pieces.map((piece, index) => ({
      ...piece,
      text: `${index === 0 ? '⟦' : ''}${disguise(said[index] ?? '')}${index === pieces.length - 1 ? '⟧' : ''}`,
    }));
    return [...own, ...inside];
  }
  if (type === 'Property') {
    const { key, value } = parts as { key: Node; value: Node };
    const name = (key['name'] ?? key['value']) as string;
    const isName = codes.has(name) && /^[a-z\d/:#-]*$/.test(String(value['value']));
    return value.type === 'Literal' && isName ? [] : findTexts(value, code);
  }
  if (type === 'CallExpression') {
    const { callee, arguments: given } = parts as { callee: Node; arguments: Node[] };
    return /^format(?:Date|Number)/.test(String(callee['name']))
      ? []
      : [...findTexts(callee, code), ...findTexts(given, code)];
  }
  if (type === 'MemberExpression') return findTexts(parts['object'], code);
  return Object.values(parts).flatMap((each) => findTexts(each, code));
}
