import * as Type from 'typebox';
import { OneOf, strict } from '../common.ts';
import { ChoiceKey } from '../profiles/choice-keys.ts';
import type { InterestGroup } from '../profiles/interests.ts';
import { type Clause, clauses } from '../desk/grounds.ts';
import {
  type Priority,
  type ProblemType,
  priorities,
  problemTypes,
} from '../reports/report-types.ts';
import { FieldNames } from './own-fields.ts';

/** Lists of choices that every site has, and to which its owner adds others. */
export const catalogNames = ['interests', 'prompts', 'questions', 'reasons'] as const;
export type CatalogName = (typeof catalogNames)[number];

/** The catalog that has this path in the document, or null. */
export const catalogAt = (path: string) =>
  catalogNames.find((name) => path === `catalogs.${name}`) ?? null;

/** Choices that an owner can add to a catalog, with those that are retired: cards have bits for interests and questions. */
export const mostOwnChoices = { interests: 60, prompts: 60, questions: 8, reasons: 20 } as const;
export const longestChoiceName = {
  interests: 40,
  prompts: 80,
  questions: 120,
  reasons: 60,
} as const;
export const longestTopic = 40;
export const longestAnswer = 60;
/** Cards have four bits for the answers to a question. */
export const mostAnswers = 4;
export const fewestAnswers = 2;

/** In the order of the pages. */
export const interestGroupNames = [
  'outdoors',
  'moving',
  'food',
  'music',
  'arts',
  'home',
  'world',
] as const satisfies readonly InterestGroup[];

const choiceOf = (longest: number, group: object) =>
  Type.Object(
    {
      key: ChoiceKey,
      retired: Type.Boolean({
        description: 'It stays with those who chose it, and is offered to no one else',
      }),
      names: Type.Optional(FieldNames(longest)),
      ...group,
    },
    strict,
  );
const InterestChoice = choiceOf(longestChoiceName.interests, {
  group: Type.Optional(OneOf(interestGroupNames)),
});
const PromptChoice = choiceOf(longestChoiceName.prompts, {});
const QuestionChoice = choiceOf(longestChoiceName.questions, {
  topics: Type.Optional(FieldNames(longestTopic)),
  answers: Type.Optional(
    Type.Array(FieldNames(longestAnswer), { minItems: fewestAnswers, maxItems: mostAnswers }),
  ),
});

const ReasonChoice = choiceOf(longestChoiceName.reasons, {
  type: Type.Optional(OneOf(problemTypes)),
  priority: Type.Optional(OneOf(priorities)),
  clause: Type.Optional(OneOf(clauses)),
});

/**
 * A choice that its owner placed, retired or made. Only those that the owner made have names. Interests of theirs have a group, and
 * questions what they are about and their answers, whose numbers are their places: they are reworded or added at the end, and never
 * moved. Reasons of theirs have a type of report, a priority, and the rule that such reports are usually about.
 */
export interface CatalogChoice {
  key: string;
  retired: boolean;
  names?: FieldNames;
  group?: InterestGroup;
  topics?: FieldNames;
  answers?: FieldNames[];
  type?: ProblemType;
  priority?: Priority;
  clause?: Clause;
}

const listOf = (choice: Type.TSchema) =>
  Type.Unsafe<CatalogChoice[]>(Type.Array(choice, { maxItems: 300 }));

/** What each list does not name follows in the order of the product. */
export const Catalogs = Type.Object(
  {
    interests: listOf(InterestChoice),
    prompts: listOf(PromptChoice),
    questions: listOf(QuestionChoice),
    reasons: listOf(ReasonChoice),
  },
  strict,
);
export type Catalogs = Type.Static<typeof Catalogs>;

export const noCatalogs = (): Catalogs => ({
  interests: [],
  prompts: [],
  questions: [],
  reasons: [],
});
