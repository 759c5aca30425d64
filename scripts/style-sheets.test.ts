import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { customMedia } from '../web/src/lib/breakpoints.ts';

const folder = join(import.meta.dirname, '../web/src');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const sheets = globSync('**/*.css', { cwd: folder })
  .toSorted()
  .map((file): [string, Root] => [file, postcss.parse(read(file), { from: file })]);

interface Line {
  file: string;
  prop: string;
  value: string;
}

/** Where each is, so that a failure says where to look. */
function findDeclarations(isWrong: (line: Line) => boolean): string[] {
  const found: string[] = [];
  for (const [file, root] of sheets) {
    root.walkDecls(({ prop, value, source }) => {
      if (isWrong({ file, prop, value }))
        found.push(`${file}:${String(source?.start?.line)} ${prop}: ${value}`);
    });
  }
  return found;
}

test('layouts change only at the five breakpoints', () => {
  const found: string[] = [];
  for (const [file, root] of sheets) {
    root.walkAtRules('media', ({ params }) => {
      const names = [...params.matchAll(/\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      if (/width/.test(params) || names.some((name) => !(name in customMedia)))
        found.push(`${file}: ${params}`);
    });
  }
  expect(found).toEqual([]);
});

test('steps of space and radii are tokens, except for hairlines', () => {
  const isStep = /^((row|column)-)?gap$|^(scroll-)?(margin|padding)(-|$)|radius$/;
  const pixels = (value: string) =>
    [...value.matchAll(/(\d*\.?\d+)px/g)].map(([, size]) => Number(size));
  expect(
    findDeclarations(
      ({ prop, value }) => isStep.test(prop) && pixels(value).some((size) => size > 2),
    ),
  ).toEqual([]);
});

test('colors have names', () => {
  const hex = /#[\da-f]{3,8}\b/i;
  expect(
    findDeclarations(
      ({ file, value }) =>
        file !== 'app/tokens.css' && hex.test(value.replaceAll(/url\("[^"]*"\)/g, '')),
    ),
  ).toEqual([]);
});

/** The parts of a table are addressed by their column, and belong to nothing else. */
const ofTables = new Set(['table', 'thead', 'tbody', 'tr', 'th', 'td']);

/** `p` and `span` of `& > p + span:has(b)`. */
const elementsIn = (selector: string) =>
  [
    ...selector
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/:(?!is\()[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '')
      .matchAll(/(?<![\w.#&:-])[a-z][a-z\d]*(?![\w-]*\()/g),
  ].map(([name]) => name);

test('a module selects by classes', () => {
  const found: string[] = [];
  for (const [file, root] of sheets) {
    if (!file.endsWith('.module.css')) continue;
    root.walkRules(({ parent, selector, selectors, source }) => {
      if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
      if (selectors.flatMap(elementsIn).some((name) => !ofTables.has(name)))
        found.push(`${file}:${String(source?.start?.line)} ${selector}`);
    });
  }
  // An element gets a class instead. The parts of buttons and fields have names, such as `[data-kit='button']`.
  expect(found).toEqual([]);
});

test('classes are named after what they style, and not after their element or place', () => {
  const found: string[] = [];
  for (const [file, root] of sheets) {
    if (!file.endsWith('.module.css')) continue;
    root.walkRules(({ selectors }) => {
      for (const [, name = ''] of selectors.join().matchAll(/\.([a-z]\w*)/gi))
        if (/^inner[A-Z]|\d$|^(strong|small|part)$/.test(name)) found.push(`${file}: ${name}`);
    });
  }
  // `avatar`, `price` or `lastSeen` says what to search for.
  expect(found).toEqual([]);
});

/** The classes that the components take of each module. */
function classesInUse() {
  const used = new Map<string, { names: Set<string>; isAny: boolean }>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder })) {
    const text = read(file);
    const body = text.replaceAll(/^import .*$/gm, '');
    for (const [, name, path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)) {
      const module = join(dirname(file), path);
      const uses = used.get(module) ?? { names: new Set(), isAny: false };
      used.set(module, uses);
      for (const [, each = ''] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        uses.names.add(each);
      uses.isAny ||= body.includes(`${name}[`);
    }
  }
  return used;
}

test('each class of a module is used, and each used one is there', () => {
  const used = classesInUse();
  const found: string[] = [];
  for (const [file, root] of sheets) {
    if (!file.endsWith('.module.css')) continue;
    const there = new Set<string>();
    root.walkRules(({ selector }) => {
      const own = selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
      for (const [, name = ''] of own.matchAll(/\.([a-z]\w*)/gi)) there.add(name);
    });
    const { names, isAny } = used.get(file) ?? { names: new Set<string>(), isAny: false };
    for (const name of there)
      if (!isAny && !names.has(name)) found.push(`${file}: no use of ${name}`);
    for (const name of names) if (!there.has(name)) found.push(`${file}: no rule for ${name}`);
  }
  expect(found).toEqual([]);
});

/** The words of each `className`. */
const classNames = globSync('**/*.tsx', { cwd: folder }).flatMap((file) =>
  [...read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(([, text, template]) => ({
    file,
    words: (text ?? template?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? '').split(/\s+/).filter(Boolean),
  })),
);

/** Of each word of the theme what it sets, with the states and widths in which it does. */
async function findProperties(): Promise<Map<string, Set<string>>> {
  const theme = await compile(`${read('app/theme.css')}@tailwind utilities;`);
  const found = new Map<string, Set<string>>();
  postcss
    .parse(theme.build(classNames.flatMap(({ words }) => words)))
    .walkRules(({ parent, selector, nodes }) => {
      const [start = '', name = ''] = /^\.((?:\\.|[\w-])+)/.exec(selector) ?? [];
      const when = `${parent && 'params' in parent ? parent.params : ''} ${selector.slice(start.length)}`;
      const word = name.replaceAll('\\', '');
      const props = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
      const own = props.filter((prop) => !prop.startsWith('--')).map((prop) => `${when} ${prop}`);
      found.set(word, new Set([...(found.get(word) ?? []), ...own]));
    });
  return found;
}
const properties = await findProperties();

test('each word of a class name is one of the theme', () => {
  const unknown = classNames.flatMap(({ file, words }) =>
    words.filter((word) => !properties.has(word)).map((word) => `${file}: ${word}`),
  );
  // The one class of its own is a component.
  expect(unknown.filter((each) => !each.endsWith(': checkbox'))).toEqual([]);
});

test('no two words of a class name set the same', () => {
  const found = classNames.flatMap(({ file, words }) => {
    const all = words.flatMap((word) => [...(properties.get(word) ?? [])]);
    return all.filter((each, at) => all.indexOf(each) < at).map((each) => `${file}: ${each}`);
  });
  // Which of them wins is not said by their order.
  expect(found).toEqual([]);
});

test('the words of the theme are used', () => {
  const named = [...read('app/theme.css').matchAll(/^@utility ([\w-]+)/gm)].map(([, name]) => name);
  const used = new Set([...properties.keys()].map((word) => word.replace(/^.*:/, '')));
  expect(named.filter((name = '') => !used.has(name))).toEqual([]);
});

test('classes and style sheets change at the same widths', () => {
  const widths = [...read('app/theme.css').matchAll(/--breakpoint-([\w-]+): ([\d.]+em)/g)];
  expect(
    widths.map(([, name = '', width = '']) => [`--from-${name}`, `(width >= ${width})`]),
  ).toEqual(Object.entries(customMedia).filter(([name]) => name.startsWith('--from-')));
});

test('photos without a mark are cut around the place where the ring for a face starts', () => {
  const [, start] =
    /startFocus: Focus = \{ x: 0\.5, y: ([\d.]+)/.exec(
      read('widgets/photo-editor/focus-point.tsx'),
    ) ?? [];
  const cuts = [...read('app/theme.css').matchAll(/clamp\(0%, calc\(var\(--y, ([\d.]+)\)/g)];
  expect(cuts.map(([, y]) => y)).toEqual([start]);
});
