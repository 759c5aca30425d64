import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { cornerNames, cornerRadii } from './corners.ts';
import { fontPairNames } from './fonts.ts';
import { defaultLook } from './default-look.ts';
import { headOf, mailColorOf, styleOf } from './look.ts';

const sheet = readFileSync(new URL('../../../web/src/app/tokens.css', import.meta.url), 'utf8');

test('the default look is the style sheet, with the font of its interface fetched early', () => {
  expect(styleOf(defaultLook)).toBe('');
  expect(headOf(defaultLook)).toBe(
    '<link rel="preload" href="/assets/figtree-latin-wght-normal-5.3.0.woff2" as="font" type="font/woff2" crossorigin />',
  );
});

test('soft corners are those of the style sheet, and all have the same steps', () => {
  for (const [step, radius] of Object.entries(cornerRadii.soft))
    expect(sheet).toContain(`  --r-${step}: ${radius}px;`);
  expect(sheet.match(/^ +--r-/gm)).toHaveLength(Object.keys(cornerRadii.soft).length);
  for (const name of cornerNames)
    expect(Object.keys(cornerRadii[name])).toEqual(Object.keys(cornerRadii.soft));
});

test('what differs is a variable of the root, in dark only where dark differs', () => {
  const style = styleOf({ ...defaultLook, colors: { main: '#1f6f6b', accent: '#c4740f' } });
  const [, light, dark] =
    /^:root:root\{([^{}]+)\}:root:root\[data-mantine-color-scheme=dark\]\{([^{}]+)\}$/.exec(
      style,
    ) ?? [];
  expect(light).toContain('--brand-6:#1f6f6b;');
  expect(dark).toMatch(/(^|;)--brand-6:#2\w{5};/);
  expect(light).toContain('--brand-9:');
  expect(dark).not.toContain('--brand-9:');
  expect(style).not.toContain('--accent-');
});

test('corners and fonts alone bring no colours', () => {
  expect(styleOf({ ...defaultLook, corners: 'square', fonts: 'system' })).toMatch(
    /^:root:root\{--r-xs:2px;[^{}]+--r-full:4px;--font-display:system-ui,[^{}]+;--font-ui:system-ui,[^{}]+\}$/,
  );
});

test('every pair of fonts brings the faces that it names, and fetches one of its own files early', () => {
  for (const fonts of fontPairNames) {
    const head = headOf({ ...defaultLook, fonts });
    const faces = [...head.matchAll(/@font-face\{font-family:('[^']+')/g)].map(([, name]) => name);
    for (const face of faces) expect(head).toMatch(new RegExp(`--font-\\w+:${face},`));
    const [, early] = /rel="preload" href="([^"]+)"/.exec(head) ?? [];
    const own = faces.length > 0 ? [`src:url(${early})`] : [];
    expect(own.filter((source) => !head.includes(source))).toEqual([]);
  }
});

test('the fonts of the system bring no file', () => {
  expect(headOf({ ...defaultLook, fonts: 'system' })).not.toMatch(/preload|url\(/);
});

test('a style that is not made of colours is refused', () => {
  const colors = { main: '#fff}</style>', accent: '#c4740f' };
  expect(() => styleOf({ ...defaultLook, colors })).toThrow(RangeError);
});

test.each(['#cb3049', '#ffffff', '#ffff00', '#000000', '#f9c263'])(
  'white is read on the button of mails with %s',
  (main) => {
    const fill = mailColorOf({ colors: { main, accent: main } });
    expect(wcagContrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5);
  },
);
