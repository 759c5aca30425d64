import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { DeletedText } from '@kindred/contract/desk/deleted-texts';
import { errorKinds } from '@kindred/contract/error-kinds';
import { fieldFaults } from '@kindred/contract/field-faults';
import { languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import { noticeKind, noticeKindNames } from '@kindred/contract/notices/all-kinds';
import { profileNeeds } from '@kindred/contract/profiles/needs';
import { fieldTemplateNames, fieldTemplates } from '@kindred/contract/site/field-templates';
import { figureCharts } from '@kindred/contract/statistics';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../test/requests/operations.ts';
import { samplesOf } from '../../test/requests/samples.ts';
import { listSentences, saySentences } from './sentences.ts';
import { sharedTexts } from './shared.ts';

const english = new URL('../../../texts/en/service/', import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, english), 'utf8')) as Readonly<
    Record<string, object>
  >;
const textsIn = (name: string) => Object.keys(read(name));

const deleted: Readonly<Record<DeletedText, true>> = {
  'deleted-with-account': true,
  'report-about-you': true,
  'refused-upload': true,
};
const names = {
  columns: [
    ...['acceptances', 'audit', 'importFaults', 'invitationCodes', 'outcomes', 'users'],
    ...figureCharts,
  ],
  deleted: Object.keys(deleted),
  devices: ['onDevice', 'onSystem'],
  errors: Object.keys(errorKinds),
  faults: Object.keys(fieldFaults),
  fields: [...fieldTemplateNames, 'languages'],
  frame: ['questions', 'stop'],
  lines: [
    ...noticeKindNames.filter((kind) => noticeKind(kind).gathered ?? noticeKind(kind).showsLine),
    'other',
  ],
  needs: profileNeeds,
  pushes: [...noticeKindNames, 'several'],
  visitors: ['invitationOnly', 'regions'],
};

test('each code has a text in English, and each text a code', () => {
  const files = globSync('*.json', { cwd: english }).map((file) => basename(file, '.json'));
  expect(forEachName(files, (name) => textsIn(name).toSorted())).toEqual(
    forEachName(files, (name) => [...names[name as keyof typeof names]].toSorted()),
  );
  expect(files).toHaveLength(Object.keys(names).length);
});

test('each choice of a usual field has a name in English, and each name a choice', () => {
  const choicesOf = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { choices = {} }]: [string, { choices?: object }]) => [
        name,
        Object.keys(choices),
      ]),
    );
  const { languages: _, ...texts } = read('fields');
  expect(choicesOf(texts)).toEqual(choicesOf(fieldTemplates));
});

test('a text that pages do not have is an error that names it', () => {
  expect(() => sharedTexts('en', {})('bans/title')).toThrow('No text is called bans/title');
});

const unsaid = /undefined|NaN|Infinity|Invalid Date|\[object|\$\{|\{\w+,|^\s*$|[^\S\n]{2}|^\s|\s$/;

describe.each(languageCodes)('in the language %s', (language) => {
  const said = saySentences(language, {});

  test('each text can be read', () => {
    expect(Object.keys(listSentences(language)).length).toBeGreaterThan(400);
  });

  test.each(['errors', 'faults'] as const)('each of the %s says everything', (list) => {
    const kinds: Readonly<Record<string, object>> = list === 'errors' ? errorKinds : fieldFaults;
    const wrong = Object.entries(kinds).flatMap(([code, kind]) => {
      const say = (said[list] as Readonly<Record<string, (values: unknown) => string>>)[code];
      const params = 'params' in kind ? (kind.params as Record<string, Schema>) : {};
      return samplesOf({ type: 'object', properties: params })
        .map((values) => say?.(values) ?? '')
        .filter((sentence) => unsaid.test(sentence))
        .map((sentence) => `${code}: ${sentence}`);
    });
    expect(wrong).toEqual([]);
  });
});
