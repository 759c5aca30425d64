export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

type Tree = Map<string, string | Tree>;

/** `a[b][0]=c` as the SDK sends nested values. */
function pathOf(name: string): string[] {
  const [, first = name, rest = ''] = /^([^[]*)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
}

function insert(tree: Tree, [name = '', ...rest]: string[], value: string): void {
  // `a[]=b` appends.
  const key = name === '' ? String(tree.size) : name;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const inner = tree.get(key);
  const branch: Tree = inner instanceof Map ? inner : new Map();
  tree.set(key, branch);
  insert(branch, rest, value);
}

function grow(tree: Tree): FormValue {
  const values = [...tree].map(
    ([name, value]) => [name, value instanceof Map ? grow(value) : value] as const,
  );
  const isList = values.length > 0 && values.every(([name], index) => name === String(index));
  return isList ? values.map(([, value]) => value) : Object.fromEntries(values);
}

export function parseForm(text: string): Form {
  const tree: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(tree, pathOf(name), value);
  const form = grow(tree);
  return Array.isArray(form) || typeof form === 'string' ? {} : form;
}
