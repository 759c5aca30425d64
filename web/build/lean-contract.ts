import { pathToFileURL } from 'node:url';
import type { Route } from '@kindred/contract/route';
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

/**
 * Leaves out what only the server reads of the routes: descriptions, and the schemas of requests and responses. Calls
 * are marked as pure, so that schemas that nothing uses are left out as well.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/].+\.ts$/ },
      async handler(code, id) {
        const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        const program = this.parse(code, { lang: 'ts' }) as unknown as { body: Node[] };
        const edits = program.body.flatMap((statement) => leanStatement(statement, exported));
        let text = '';
        let read = 0;
        // They are in the order of the source.
        for (const edit of edits) {
          text += code.slice(read, edit.start) + edit.text;
          read = edit.end;
        }
        return text + code.slice(read);
      },
    },
  };
}

function leanStatement(statement: Node, exported: Record<string, unknown>): Edit[] {
  const declaration = (statement['declaration'] ?? statement) as Node;
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration['declarations'] as { id: Node; init: Node }[]).flatMap(({ id, init }) => {
    const value = exported[String(id['name'])];
    if (!isRoute(value)) return leanValue(init);
    return [{ start: init.start, end: init.end, text: JSON.stringify(leanRoute(value)) }];
  });
}

export const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'url' in value && 'schema' in value;

/** What `send` reads. */
export function leanRoute({
  schema,
  beforeAcceptance: _server,
  forKeys: _keys,
  mostValues: _most,
  ...route
}: Route) {
  const { required = [] } = (schema.response[200] ?? {}) as { required?: string[] };
  const { properties = {} } = (schema.headers ?? {}) as { properties?: object };
  const names = Object.fromEntries(Object.keys(properties).map((name) => [name, {}]));
  const lean = {
    ...(schema.headers && { headers: { properties: names } }),
    response: { 200: { required } },
  };
  return { ...route, schema: lean };
}

const markAsPure = ({ start }: Node): Edit => ({ start, end: start, text: '/* @__PURE__ */ ' });

/** Calls are pure, and only the server reads the schema of what a notice is about. */
function leanValue(value: unknown): Edit[] {
  if (Array.isArray(value)) return value.flatMap(leanValue);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (['ArrowFunctionExpression', 'FunctionExpression'].includes(node.type)) return [];
  const { key, value: held } = node as unknown as { key?: Node; value?: Node };
  if (key?.['name'] === 'about' && held?.type === 'CallExpression')
    return [{ start: held.start, end: held.end, text: '{}' }];
  const inside = Object.values(node).flatMap(leanValue);
  return node.type === 'CallExpression' ? [markAsPure(node), ...inside] : inside;
}
