import type { FieldFault } from '../field-faults.ts';
import { languageCodes } from '../languages.ts';
import { isOwnChoice } from '../profiles/choice-keys.ts';
import { type InterestGroup, interestGroups } from '../profiles/interests.ts';
import { prompts } from '../profiles/prompts.ts';
import { openQuestions, questionNames } from '../profiles/questions.ts';
import type { Clause } from '../desk/grounds.ts';
import { canRetire, reasonsOf } from '../reports/reason-forms.ts';
import type { Priority, ProblemType } from '../reports/report-types.ts';
import { type CatalogChoice, type CatalogName, type Catalogs, mostOwnChoices } from './catalogs.ts';
import type { FieldNames } from './own-fields.ts';

interface BuiltIn {
  readonly key: string;
  readonly group: InterestGroup | null;
}

const builtIn: Readonly<Record<CatalogName, readonly BuiltIn[]>> = {
  interests: Object.entries(interestGroups).flatMap(([group, keys]) =>
    keys.map((key) => ({ key, group: group as InterestGroup })),
  ),
  prompts: prompts.map((key) => ({ key, group: null })),
  questions: [...new Set<string>([...openQuestions, ...questionNames])].map((key) => ({
    key,
    group: null,
  })),
  reasons: reasonsOf('person').map((key) => ({ key, group: null })),
};

/** A choice as the site has it. One that every site has takes its names from the texts. */
export interface ListedChoice extends BuiltIn {
  readonly retired: boolean;
  readonly names: FieldNames | null;
  /** Of a question of the owner. */
  readonly topics?: FieldNames | undefined;
  readonly answers?: readonly FieldNames[] | undefined;
  /** Of a reason of the owner. */
  readonly type?: ProblemType | undefined;
  readonly priority?: Priority | undefined;
  readonly clause?: Clause | undefined;
}

/** All choices of a catalog in their order: what this version does not know is left out. */
export function listedChoices(
  catalog: CatalogName,
  choices: readonly CatalogChoice[],
): ListedChoice[] {
  const known = new Map(builtIn[catalog].map((choice) => [choice.key, choice]));
  const placed = choices.flatMap((choice): ListedChoice[] => {
    const { key, retired, names, group = null, ...own } = choice;
    if (isOwnChoice(key)) return names ? [{ ...own, key, group, retired, names }] : [];
    const found = known.get(key);
    return found ? [{ ...found, retired, names: null }] : [];
  });
  const keys = new Set(placed.map(({ key }) => key));
  const others = builtIn[catalog].filter(({ key }) => !keys.has(key));
  return [...placed, ...others.map((each) => ({ ...each, retired: false, names: null }))];
}

/** What members can choose, besides what they have. */
export const offeredKeys = (catalog: CatalogName, catalogs: Catalogs) =>
  listedChoices(catalog, catalogs[catalog]).flatMap(({ key, retired }) => (retired ? [] : [key]));

const ownOf = (choices: readonly CatalogChoice[]) => choices.filter(({ key }) => isOwnChoice(key));

/** A choice that was published is never lost, as members may have it: one that is left out is retired, and answers stay. */
export function withKept(
  before: readonly CatalogChoice[],
  after: readonly CatalogChoice[],
): CatalogChoice[] {
  const lost = ownOf(before).filter(({ key }) => after.every((choice) => choice.key !== key));
  const kept = after.map((choice) => {
    const answers = before.find(({ key }) => key === choice.key)?.answers ?? [];
    const present = choice.answers ?? [];
    return answers.length > present.length
      ? { ...choice, answers: [...present, ...answers.slice(present.length)] }
      : choice;
  });
  return [...kept, ...lost.map((choice) => ({ ...choice, retired: true }))];
}

export interface CatalogFault {
  /** The path in the list, such as `1.names`. */
  readonly field: string;
  readonly fault: FieldFault;
}

/** What is wrong with choices that fit their schema. */
export function faultsInCatalog(
  catalog: CatalogName,
  choices: readonly CatalogChoice[],
): CatalogFault[] {
  const known = builtIn[catalog].map(({ key }) => key);
  const faults = choices.flatMap((choice, index) => [
    ...(choices.findIndex(({ key }) => key === choice.key) < index
      ? [{ field: `${index}.key`, fault: { code: 'repeated_number' } } as const]
      : []),
    ...faultsInChoice(catalog, choice, known).map((found) => ({
      ...found,
      field: `${index}.${found.field}`,
    })),
  ]);
  const most = mostOwnChoices[catalog];
  if (ownOf(choices).length > most)
    faults.push({ field: '', fault: { code: 'too_many_items', params: { most } } });
  if (listedChoices(catalog, choices).every(({ retired }) => retired))
    faults.push({ field: '', fault: { code: 'too_few_items', params: { least: 1 } } });
  return faults;
}

const neededBy: Readonly<Record<CatalogName, readonly (keyof CatalogChoice)[]>> = {
  interests: ['names', 'group'],
  prompts: ['names'],
  questions: ['names', 'topics', 'answers'],
  reasons: ['names', 'type', 'priority', 'clause'],
};

function faultsInChoice(
  catalog: CatalogName,
  choice: CatalogChoice,
  known: readonly string[],
): CatalogFault[] {
  const needed = neededBy[catalog];
  if (isOwnChoice(choice.key))
    return needed
      .filter((field) => choice[field] === undefined)
      .map((field) => ({ field, fault: { code: 'required' } }));
  if (!known.includes(choice.key))
    return [{ field: 'key', fault: { code: 'not_listed', params: { allowed: [...known] } } }];
  if (catalog === 'reasons' && choice.retired && !canRetire(choice.key))
    return [{ field: 'retired', fault: { code: 'contradicts', params: { other: 'key' } } }];
  // Its words are texts of the site, and its group is that of the product.
  return needed
    .filter((field) => choice[field] !== undefined)
    .map((field) => ({ field, fault: { code: 'contradicts', params: { other: 'key' } } }));
}

/** The choices of the first list that are otherwise in the second. Where two lists have none, their order differs. */
export function differentChoices(
  catalog: CatalogName,
  choices: readonly CatalogChoice[],
  others: readonly CatalogChoice[],
): CatalogChoice[] {
  const there = new Map(listedChoices(catalog, others).map((other) => [other.key, other]));
  return listedChoices(catalog, choices)
    .filter((choice) => isDifferent(choice, there.get(choice.key)))
    .map(toStored);
}

/** The database has its own order of languages. */
const inOrder = (names: FieldNames | null | undefined) =>
  languageCodes.map((code) => names?.[code] ?? null);

const isDifferent = (choice: ListedChoice, other: ListedChoice | undefined) =>
  contentOf(choice) !== (other && contentOf(other));

const contentOf = ({ retired, group, names, topics, answers = [], ...reason }: ListedChoice) => {
  const { type, priority, clause } = reason;
  const words = [inOrder(names), inOrder(topics), answers.map(inOrder)];
  return JSON.stringify([retired, group, type, priority, clause, ...words]);
};

/** As the document has it. */
export const toStored = ({ key, retired, ...own }: ListedChoice): CatalogChoice => {
  const { names, group, topics, answers, type, priority, clause } = own;
  if (!names) return { key, retired };
  return {
    key,
    retired,
    names,
    ...(group && { group }),
    ...(topics && { topics }),
    ...(answers && { answers: [...answers] }),
    ...(type && { type }),
    ...(priority && { priority }),
    ...(clause && { clause }),
  };
};
