import type { ReasonKey } from '@kindred/contract/reports/reasons';
import { ownChoiceKey } from '@kindred/contract/profiles/choice-keys';
import type { Language } from '@kindred/contract/languages';
import { type ListedChoice, listedChoices, toStored } from '@kindred/contract/site/catalog-choices';
import {
  type CatalogChoice,
  type CatalogName,
  longestChoiceName,
  mostOwnChoices,
} from '@kindred/contract/site/catalogs';
import { type FieldNames, nameForReader } from '@kindred/contract/site/own-fields';
import { interestName, promptName } from '../../../lib/facts/choice-names.ts';
import { reasonName } from '../../../lib/facts/report-reasons.ts';
import { questionText } from '../../../lib/facts/question-text.ts';
import { language } from '#texts/language.ts';

const nameOfBuiltIn: Readonly<Record<CatalogName, (key: string) => string>> = {
  interests: interestName,
  prompts: promptName,
  questions: (key) => questionText(key).question,
  reasons: (key) => reasonName(key as ReasonKey),
};

/** As the reader knows it. */
export const choiceName = (catalog: CatalogName, { key, names }: ListedChoice) =>
  names ? nameForReader(names, language).trim() : nameOfBuiltIn[catalog](key);

/** The whole list, and none if nothing differs from what every site has. */
export function asStored(catalog: CatalogName, choices: readonly ListedChoice[]): CatalogChoice[] {
  const usual = listedChoices(catalog, []);
  const isUsual =
    choices.length === usual.length &&
    choices.every(({ key, retired }, index) => key === usual[index]?.key && !retired);
  return isUsual ? [] : choices.map(toStored);
}

/** Changes places with the next one of its group. */
export function movedChoice(choices: readonly ListedChoice[], key: string, by: 1 | -1) {
  const index = choices.findIndex((choice) => choice.key === key);
  const choice = choices[index];
  if (!choice) return choices;
  for (let at = index + by; at >= 0 && at < choices.length; at += by) {
    const other = choices[at];
    if (other?.group === choice.group) return choices.with(index, other).with(at, choice);
  }
  return choices;
}

export const ownChoices = (choices: readonly ListedChoice[]) =>
  choices.filter(({ names }) => names !== null);

interface Added {
  readonly lines: string;
  readonly code: Language;
  readonly group: ListedChoice['group'];
}

/** A choice for each line. What is there already, or has no room, is left out. */
export function withLines(
  catalog: CatalogName,
  choices: readonly ListedChoice[],
  { lines, code, group }: Added,
): ListedChoice[] {
  const present = new Set(choices.map((choice) => choiceName(catalog, choice).toLowerCase()));
  const next = [...choices];
  for (const line of lines.split(/\r?\n/)) {
    const name = line.trim().slice(0, longestChoiceName[catalog]).trim();
    if (
      !name ||
      present.has(name.toLowerCase()) ||
      ownChoices(next).length >= mostOwnChoices[catalog]
    )
      continue;
    present.add(name.toLowerCase());
    const own = { key: freeKey(next), group, retired: false, names: { [code]: name } };
    next.push({
      ...own,
      ...(catalog === 'questions' && emptyQuestion(code)),
      ...(catalog === 'reasons' && usualReason),
    });
  }
  return next;
}

/** Other words in a language; empty ones are none, unless they are the only ones. */
export function withName(names: FieldNames, code: Language, name: string): FieldNames {
  const { [code]: _before, ...others } = names;
  return name === '' && Object.keys(others).length > 0 ? others : { ...others, [code]: name };
}
/** Its fields, which their writer fills in next. */
const emptyQuestion = (code: Language) => ({
  topics: { [code]: '' },
  answers: [{ [code]: '' }, { [code]: '' }],
});

/** What its writer changes next if it is something else. */
const usualReason = { type: 'Other', priority: 'medium', clause: 'safety' } as const;

const isNamed = (names: FieldNames | null | undefined) =>
  Object.values(names ?? {}).every((name) => name.trim() !== '');

/** Without all of its words the service refuses it. */
export const isIncomplete = ({ names, topics, answers = [] }: ListedChoice) =>
  ![names, topics, ...answers].every(isNamed);

function freeKey(taken: readonly ListedChoice[]) {
  for (;;) {
    const key = ownChoiceKey();
    if (taken.every((other) => other.key !== key)) return key;
  }
}
