// npm run texts: says which texts a language lacks, which are said in English until then, which it has too many, and
// which were made from other English. npm run texts -- read de notes that German was compared with the English of now.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, isLanguage, languageCodes } from '@kindred/contract/languages';
import { StartError } from '../server/src/errors.ts';
import { type Source, catalogueNames, readSource } from '../server/src/texts/page-catalogues.ts';
import { root, runProgram } from './command.ts';
import { runTask, say } from './task.ts';

const names = catalogueNames('**/*.json');

/** Texts by where they are: the name of their catalogue, and the names within it. */
type Texts = ReadonlyMap<string, string>;

function textsIn(source: Source | undefined, path: string): [string, string][] {
  if (source === undefined) return [];
  if (typeof source === 'string') return [[path, source]];
  return Object.entries(source as Readonly<Record<string, Source>>).flatMap(([name, each]) =>
    textsIn(each, `${path}.${name}`),
  );
}

export const textsOf = (language: Language): Texts =>
  new Map(names.flatMap((name) => textsIn(readSource(language, name), name)));

/** What a language lacks of English, and has beside it. */
export function compareTexts(language: Language) {
  const [english, own] = [textsOf('en'), textsOf(language)];
  return {
    missing: [...english.keys()].filter((path) => !own.has(path)),
    unknown: [...own.keys()].filter((path) => !english.has(path)),
  };
}

interface Pair {
  readonly english: Texts;
  readonly own: Texts;
}

/** Where English has changed since, and the language has not. */
export const findStale = (then: Pair, now: Pair) =>
  [...then.english.keys()].filter(
    (path) =>
      then.english.get(path) !== now.english.get(path) &&
      now.english.has(path) &&
      now.own.has(path) &&
      then.own.get(path) === now.own.get(path),
  );

/** The commit with whose English each language was last compared. */
const record = join(root, 'texts/read.json');
const readAt = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;

async function staleTexts(language: Language) {
  const commit = readAt[language];
  if (commit === undefined) return null;
  const { code, output } = await runProgram('git', [
    'diff',
    '--name-only',
    commit,
    '--',
    'texts/en',
  ]);
  if (code !== 0)
    throw new StartError(`Git knows no commit ${commit}, of texts/read.json: ${output}`);
  const changed = names.filter((name) => output.includes(`texts/en/${name}.json\n`));
  const textsThen = async (of: Language) => {
    const all = await Promise.all(
      changed.map(async (name) => {
        const shown = await runProgram('git', ['show', `${commit}:texts/${of}/${name}.json`]);
        return shown.code === 0 ? textsIn(JSON.parse(shown.output) as Source, name) : [];
      }),
    );
    return new Map(all.flat());
  };
  const then = { english: await textsThen('en'), own: await textsThen(language) };
  return findStale(then, { english: textsOf('en'), own: textsOf(language) });
}

async function noteReading(language: string) {
  if (!isLanguage(language) || language === 'en')
    throw new StartError(`No language has the code ${language}`);
  const { code, output } = await runProgram('git', ['rev-parse', 'HEAD']);
  if (code !== 0) throw new StartError(output);
  readAt[language] = output.trim();
  writeFileSync(record, `${JSON.stringify(readAt, null, 2)}\n`);
}

async function report(language: Language) {
  const { missing, unknown } = compareTexts(language);
  say(`${language}: ${missing.length} missing, ${unknown.length} unknown`);
  for (const path of missing) say(`  - ${path}`);
  for (const path of unknown) say(`  + ${path}`);
  const stale = await staleTexts(language);
  if (!stale) return say('  not yet compared with English');
  for (const path of stale) say(`  ~ ${path}: its English has changed`);
}

if (import.meta.main)
  await runTask(async () => {
    const [command, language = ''] = process.argv.slice(2);
    if (command === 'read') return noteReading(language);
    for (const each of languageCodes.filter((code) => code !== 'en')) await report(each);
  });
