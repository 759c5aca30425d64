import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface CountedText {
  readonly file: string;
  /** Where it is in the exports of its file. */
  readonly path: readonly string[];
  /** The types of its parameters, as they are written. */
  readonly params: readonly string[];
  /** The names of its values, of a text that has one object of them. */
  readonly names: readonly string[] | null;
}

const root = join(import.meta.dirname, '..');
const folder = 'web/src/texts';
/** Some texts write it as a date, and for the others it is as good as a name. */
const day = '2030-02-01';
const known: Readonly<Record<string, unknown>> = {
  string: day,
  'string | number': day,
  'string | null': day,
  boolean: true,
  'readonly string[]': ['Anna', 'Maria'],
};
const isCount = (type: string) => type === 'number' || type === 'number | null';

/** The English texts with counts whose parameters have plain types. The other languages have the same. */
export function findCountedTexts(): CountedText[] {
  return readdirSync(join(root, folder, 'en'))
    .filter((name) => name.endsWith('.ts'))
    .flatMap(countedIn);
}

const typeOf = (node: Node) =>
  (node['typeAnnotation'] as Node | null)?.['typeAnnotation'] as Node | undefined;

function countedIn(name: string): CountedText[] {
  const code = readFileSync(join(root, folder, 'en', name), 'utf8');
  const { body } = parseSync(name, code).program as unknown as { body: Node[] };
  const found: CountedText[] = [];
  function visit(node: Node, path: readonly string[]) {
    if (node.type === 'ArrowFunctionExpression') {
      const given = node['params'] as Node[];
      const [values] = given;
      const isNamed = values?.type === 'ObjectPattern';
      const typed = isNamed ? ((typeOf(values)?.['members'] as Node[] | undefined) ?? []) : given;
      const params = typed.map((each) => {
        const type = typeOf(each);
        return type ? code.slice(type.start, type.end) : '';
      });
      const names = isNamed ? typed.map((each) => String((each['key'] as Node)['name'])) : null;
      if (params.some(isCount) && params.every((type) => isCount(type) || type in known))
        found.push({ file: `${folder}/{language}/${name}`, path, params, names });
    }
    if (node.type === 'ObjectExpression')
      for (const { type, key, value } of node['properties'] as (Node & {
        key: Node;
        value: Node;
      })[])
        if (type === 'Property') visit(value, [...path, String(key['name'] ?? key['value'])]);
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      visit(node['expression'] as Node, path);
  }
  for (const { declaration } of body as { declaration?: Node | null }[])
    for (const { id, init } of (declaration?.['declarations'] ?? []) as {
      id: Node;
      init: Node | null;
    }[])
      if (init) visit(init, [String(id['name'])]);
  return found;
}

/** What a text says for each of these counts, in place of each of its counts: the others are 5. */
export async function sayWithCounts(
  { file, path, params, names }: CountedText,
  language: string,
  counts: readonly number[],
): Promise<readonly (readonly string[])[]> {
  const texts: unknown = await import(join(root, file.replace('{language}', language)));
  const write = path.reduce<unknown>(
    (part, name) => (part as Readonly<Record<string, unknown>>)[name],
    texts,
  ) as (...given: unknown[]) => unknown;
  return params.flatMap((type, index) =>
    isCount(type)
      ? [
          counts.map((count) => {
            const given = params.map((each, at) =>
              at === index ? count : isCount(each) ? 5 : known[each],
            );
            const values = names?.map((name, at) => [name, given[at]] as const);
            return String(values ? write(Object.fromEntries(values)) : write(...given));
          }),
        ]
      : [],
  );
}
