import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionsFolder, findReadmes, readDecision, readDecisions } from './decisions.ts';

const decisions = readDecisions();
const readmes = findReadmes();
const root = join(decisionsFolder, '../..');
const documents = [
  'CONTRIBUTING.md',
  'README.md',
  'deploy/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions.map(({ file }) => `docs/decisions/${file}`),
  ...readmes,
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('every decision record has a number of its own, a title, a status, a date and an area', () => {
  expect(decisions.length).toBeGreaterThan(40);
  expect(readmes.length).toBeGreaterThan(10);
  const numbers = decisions.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** The sections of a document as links name them. */
const sectionsOf = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('the links of documents lead to files and their sections', () => {
  const broken = documents.flatMap(({ path, text }) => {
    const links = Array.from(
      text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g),
      ([, link = '', section = '']) => ({ link, section }),
    );
    return links
      .filter(({ link, section }) => {
        const target = link ? join(root, dirname(path), link) : join(root, path);
        return !existsSync(target) || (section && !sectionsOf(target).includes(section));
      })
      .map(({ link, section }) => `${path}: ${link}#${section}`);
  });
  expect(broken).toEqual([]);
});

test('the files that documents name exist', () => {
  const missing = documents.flatMap(({ path, text }) => {
    const names = Array.from(
      text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:css|json|mjs|md|sql|tsx?))`/g),
      ([, name = '']) => name,
    );
    const folders = ['', dirname(path), 'server/src', 'server/src/areas', 'web', 'web/src'];
    return names
      .filter(
        (name) =>
          !name.includes('NNNN') && !folders.some((folder) => existsSync(join(root, folder, name))),
      )
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the numbers of records that documents name are those of records', () => {
  const known = new Set(decisions.map(({ number }) => number));
  const unknown = documents.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/\brecords?\s+(\d+)|\((0\d{3})(?:, (0\d{3}))?\)/gi),
      ([name, ...all]) =>
        all.some((number) => number && !known.has(Number(number))) ? `${path}: ${name}` : '',
    ).filter(Boolean),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['0001-a.md', '# 1. A title\n\nAccepted.\n\n**Chosen.**'],
  ['0001-a.md', '# A title\n\nAccepted. 2026-11-20, chat.\n\n**Chosen.**'],
  ['0001-a.md', '# 2. A title\n\nAccepted. 2026-11-20, chat.\n\n**Chosen.**'],
  ['0001-a.md', '# 1. A title\n\nSuperseded. 2026-11-20, chat.\n\n**Chosen.**'],
])('%s cannot begin with %j', (file, text) => {
  expect(() => readDecision(file, text)).toThrow('0001-a.md');
});
