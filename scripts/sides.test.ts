import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

// In Arabic a page begins on the right. What names a side has to say start or end, or have a rule of its own for it.

const folder = join(import.meta.dirname, '../web/src');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();

/** What is the same in both directions although it names a side. */
const kept: Readonly<Record<string, string>> = {
  'ui/dialogs/popover.module.css inset': 'A script measures where the button is',
  'ui/dialogs/info-button.module.css inset': 'A script measures where the button is',
  'widgets/arrival/arrival-banner.module.css border-width': 'A tick is a tick in both',
  'widgets/arrival/arrival-banner.module.css transform': 'A tick is a tick in both',
  'features/likes/like-tabs.module.css mask-image': 'It fades at both edges',
  'features/settings/settings-index.module.css mask-image': 'It fades at both edges',
  'features/profiles/questions/question-actions.module.css transform': 'A ring begins at its top',
  'features/profiles/questions/question-card.module.css transform':
    'Its animation has another name in the other direction',
  'app/page-states.module.css background': 'A gleam that stands for no text',
};

/** The values of a shorthand: top, right, bottom, left. */
const isUneven = (value: string) => {
  const [, right, , left] = postcss.list.space(value);
  return left !== undefined && left !== right;
};

/** The corners of a radius: those at the top and those at the bottom are next to each other. */
const hasUnevenCorners = (value: string) =>
  value.split('/').some((radii) => {
    const [first, second = first, third = first, fourth = second] = postcss.list.space(radii);
    return first !== second || third !== fourth;
  });

/** Whether the sheet has the same for the other direction. */
const isMirrored = ({ prop, root }: { prop: string; root: Container }) => {
  let found = false;
  root.walkRules(/:dir\(rtl\)/, (rule) => {
    rule.walkDecls(prop, () => {
      found = true;
    });
  });
  return found;
};

const isCentered = (parent: Container | undefined) =>
  parent?.some(
    (node) => node.type === 'decl' && /translate(\(|: )?-50%/.test(`${node.prop}: ${node.value}`),
  ) ?? false;

const isZero = (length: string | undefined) => length === undefined || /^-?0(px)?$/.test(length);

/** Whether a shadow, a gradient, a shift or a quarter of a turn points to a side. */
function pointsAside({ prop, value }: Pick<Declaration, 'prop' | 'value'>) {
  if (prop === 'box-shadow')
    return postcss.list
      .comma(value)
      .some(
        (shadow) =>
          !isZero(postcss.list.space(shadow.replace('inset ', ''))[0]) &&
          /^(inset )?-?\d/.test(shadow),
      );
  if (/gradient\(\s*(to (left|right)|-?(90|270)deg)/.test(value)) return true;
  const [, turn] = /rotate(?:\(|: )(-?\d+)deg/.exec(`${prop}: ${value}`) ?? [];
  if (turn && Math.abs(Number(turn)) % 180 > 20) return true;
  const [, shift] =
    /translate(?:X|3d)?\(([^,)]+)/.exec(value) ??
    (prop === 'translate' ? [value, postcss.list.space(value)[0]] : []);
  return shift !== undefined && !isZero(shift.trim()) && shift.trim() !== '-50%';
}

test('style sheets say start and end, not left and right', () => {
  const found: string[] = [];
  const used = new Set<string>();
  for (const file of filesOf('**/*.css')) {
    const root = postcss.parse(read(file), { from: file });
    root.walkDecls((declaration) => {
      const { prop, value, parent, source } = declaration;
      const isSide =
        /^(left|right)$|-(left|right)(-|$)/.test(prop) ||
        (/^(text-align|float|clear)$/.test(prop) && /left|right/.test(value)) ||
        (/^((scroll-)?(margin|padding)|inset|border-(width|color|style))$/.test(prop) &&
          isUneven(value) &&
          !isCentered(parent as Container | undefined)) ||
        (prop === 'border-radius' && hasUnevenCorners(value));
      const isMissing = pointsAside(declaration) && !isMirrored({ prop, root });
      const key = `${file} ${prop}`;
      if (!isSide && !isMissing) return;
      if (key in kept) used.add(key);
      else found.push(`${file}:${String(source?.start?.line)} ${prop}: ${value}`);
    });
  }
  expect(found).toEqual([]);
  expect(Object.keys(kept).filter((key) => !used.has(key))).toEqual([]);
});

const sidesInCode: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a class',
    /(?<=[\s"'`:]-?)(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr])|translate-x)-[\w.[(]+|\b(?:text|float|clear)-(?:left|right)(?=[\s"'`])/g,
  ],
  ['a property of Mantine', /\s(?:(?:ml|mr|pl|pr|bl|br|ta)=[{"]|(?:left|right)=(?:"|\{-?\d))/g],
  ['a side of a style', /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b/g],
  ['an alignment', /\b(?:textAlign|float): '(?:left|right)'/g],
  ['a place', /(?:position|placement|justify)="[a-z-]*(?:left|right)[a-z-]*"/g],
];

test('components say start and end, not left and right', () => {
  const found: string[] = [];
  for (const file of filesOf('**/*.{ts,tsx}')) {
    if (/\.test\.|^texts\//.test(file)) continue;
    const text = read(file);
    for (const [name, pattern] of sidesInCode)
      for (const [match] of text.matchAll(pattern)) found.push(`${file}: ${name}:${match}`);
  }
  expect(found).toEqual([]);
});

/** Icons that point along the line of reading, by the name of their class. */
const mirrored = () =>
  [...read('app/base.css').matchAll(/\.tabler-icon-([a-z-]+)/g)].map(([, name = '']) => name);

/** Those of figures go along the time axis of charts, which stays. One that points to both sides is the same. */
const upright = ['arrow-down-right', 'arrow-up-right', 'arrows-left-right'];

test('icons that point to a side are mirrored', () => {
  const used = new Set<string>();
  for (const file of filesOf('**/*.tsx'))
    for (const [, name = ''] of read(file).matchAll(/\bIcon([A-Z]\w*)/g))
      used.add(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase());
  const pointing = [...used].filter((name) =>
    /left|right|back|forward|logout|login|send|redo|undo|indent|next|prev|external/.test(name),
  );
  expect(pointing.filter((name) => !upright.includes(name)).toSorted()).toEqual(
    mirrored().toSorted(),
  );
});
