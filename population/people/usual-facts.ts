import { fieldTemplates, spokenLanguages } from '../../contract/src/site/field-templates.ts';
import type { FieldValue } from '../../contract/src/profiles/own-field-values.ts';
import type { Language } from '../../contract/src/languages.ts';
import type { Question } from '../../contract/src/profiles/questions.ts';
import { type Random, normal, weighted } from '../random.ts';
import { beliefsIn, centimetresMoreIn, languagesIn, drinksLittleIn } from './usual-countries.ts';
import type { Answer } from './answers.ts';
import type { MemberWork } from './profile-text.ts';

export interface FactsWriter {
  readonly age: number;
  readonly gender: string | null;
  readonly language: Language;
  readonly country: string;
  readonly work: MemberWork;
  readonly answers: readonly Answer[];
}

type Fact = Omit<FieldValue, 'field'> & {
  /** How many say it. */
  readonly share: number;
};

/** The number of a choice with the names that the templates have. */
const chosen = <T extends Readonly<Record<string, number>>>(
  { choices }: { readonly choices: T },
  names: readonly (keyof T & string)[],
) => ({ choices: names.map((name) => choices[name] ?? 0).toSorted((one, other) => one - other) });

/** What a member would say about the usual facts, by the number of the field. */
export function usualFacts(random: Random, writer: FactsWriter): ReadonlyMap<number, Fact> {
  const { age, country, work } = writer;
  const child = childOf(random, writer);
  const { height, hasChildren, wantsChildren, looksFor, job } = fieldTemplates;
  const { education, drinking, smoking, religion, politics } = fieldTemplates;
  const facts: [number, Fact][] = [
    [height.number, { figure: heightOf(random, writer), share: 0.8 }],
    [hasChildren.number, { ...chosen(hasChildren, [child]), share: 0.7 }],
    [
      wantsChildren.number,
      { ...chosen(wantsChildren, [planFor(random, age, child)]), share: 0.65 },
    ],
    [looksFor.number, { ...chosen(looksFor, hopes(random, age)), share: 0.85 }],
    [job.number, { text: work.title, share: 0.7 }],
    [education.number, { ...chosen(education, [schooling(random, writer)]), share: 0.65 }],
    [spokenLanguages.number, { ...chosen(spokenLanguages, spoken(random, writer)), share: 0.6 }],
    [drinking.number, { ...chosen(drinking, [drinks(random, country)]), share: 0.6 }],
    [smoking.number, { ...chosen(smoking, [smokes(random)]), share: 0.65 }],
    [religion.number, { ...chosen(religion, [beliefsIn(country)(random)]), share: 0.3 }],
    [politics.number, { ...chosen(politics, [views(random, age)]), share: 0.22 }],
  ];
  return new Map(facts.map(([field, fact]) => [field, withAnswer(field, fact, writer)]));
}

/** For questions about the same as a fact: the choices that go with each answer. */
const aboutTheSame: Readonly<
  Record<number, readonly [Question, ...(readonly (readonly number[])[])]>
> = {
  [fieldTemplates.looksFor.number]: ['looking-for', [1], [1, 3], [2], [4]],
  [fieldTemplates.wantsChildren.number]: ['children-want', [1], [3], [3], [2]],
  [fieldTemplates.drinking.number]: ['alcohol', [1], [2], [3], [4]],
  [fieldTemplates.smoking.number]: ['smoking', [1], [2], [3]],
};

/** No one contradicts in a fact what they answered to a question. */
function withAnswer(field: number, fact: Fact, { answers }: FactsWriter): Fact {
  const [question, ...choices] = aboutTheSame[field] ?? [];
  const answer = answers.find((each) => each.question === question);
  const same = answer && choices[answer.mine];
  return same ? { ...fact, choices: [...same] } : fact;
}

function heightOf(random: Random, { gender, country }: FactsWriter) {
  const usual = { woman: 165, man: 178 }[gender ?? ''] ?? 171;
  const height = usual + centimetresMoreIn(country) + 6.5 * normal(random);
  return Math.round(Math.min(208, Math.max(142, height)));
}

function childOf(random: Random, { age, gender }: FactsWriter) {
  const parents = [
    [25, 0.03],
    [30, 0.1],
    [36, 0.25],
    [45, 0.48],
    [100, 0.64],
  ] as const;
  const share = parents.find(([below]) => age < below)?.[1] ?? 0;
  const isParent = random() < share;
  const atHome = age > 52 ? 0.15 : gender === 'man' ? 0.45 : 0.8;
  const isAtHome = random() < atHome;
  if (!isParent) return 'none';
  return isAtHome ? 'withMe' : 'elsewhere';
}

type ChildrenPlan = 'yes' | 'maybe' | 'no';
const childrenPlans = {
  young: weighted<ChildrenPlan>([
    ['yes', 45],
    ['maybe', 40],
    ['no', 15],
  ]),
  midlife: weighted<ChildrenPlan>([
    ['yes', 48],
    ['maybe', 26],
    ['no', 26],
  ]),
  parent: weighted<ChildrenPlan>([
    ['yes', 20],
    ['maybe', 30],
    ['no', 50],
  ]),
  late: weighted<ChildrenPlan>([
    ['yes', 3],
    ['maybe', 9],
    ['no', 88],
  ]),
};

function planFor(random: Random, age: number, child: string): ChildrenPlan {
  if (age >= 44) return childrenPlans.late(random);
  if (child !== 'none') return childrenPlans.parent(random);
  return (age < 28 ? childrenPlans.young : childrenPlans.midlife)(random);
}

type Hope = keyof typeof fieldTemplates.looksFor.choices;

function hopes(random: Random, age: number): Hope[] {
  const young = age < 27;
  const some: Hope[] = [];
  if (random() < (young ? 0.6 : 0.82)) some.push('relationship');
  if (random() < (young ? 0.28 : 0.14)) some.push('casual');
  if (random() < 0.24) some.push('friends');
  return some.length > 0 ? some : ['unsure'];
}

type Schooling = keyof typeof fieldTemplates.education.choices;
const trained = weighted<Schooling>([
  ['school', 14],
  ['vocational', 30],
  ['bachelor', 32],
  ['master', 20],
  ['doctorate', 4],
]);
const early = weighted<Schooling>([
  ['school', 34],
  ['vocational', 36],
  ['bachelor', 30],
]);

function schooling(random: Random, { age, work }: FactsWriter): Schooling {
  if (work.stage === 'studying') return 'studying';
  return (age < 25 ? early : trained)(random);
}

type Spoken = keyof typeof spokenLanguages.choices;

function spoken(random: Random, { language, country }: FactsWriter): Spoken[] {
  const some = new Set<Spoken>([language, ...languagesIn(country)]);
  const learned: readonly (readonly [Spoken, number])[] = [
    ['en', 0.7],
    ['es', 0.12],
    ['fr', 0.12],
    ['de', 0.08],
    ['it', 0.04],
  ];
  for (const [each, share] of learned) if (random() < share) some.add(each);
  return [...some];
}

type Drinks = keyof typeof fieldTemplates.drinking.choices;
const usualDrinks = weighted<Drinks>([
  ['never', 14],
  ['rarely', 30],
  ['socially', 47],
  ['often', 9],
]);
const littleDrinks = weighted<Drinks>([
  ['never', 64],
  ['rarely', 18],
  ['socially', 16],
  ['often', 2],
]);
const drinks = (random: Random, country: string) =>
  (drinksLittleIn(country) ? littleDrinks : usualDrinks)(random);

const smokes = weighted<keyof typeof fieldTemplates.smoking.choices>([
  ['never', 71],
  ['sometimes', 12],
  ['often', 11],
  ['quitting', 6],
]);

type View = keyof typeof fieldTemplates.politics.choices;
const earlyViews = weighted<View>([
  ['left', 40],
  ['center', 26],
  ['right', 14],
  ['uninterested', 17],
  ['other', 3],
]);
const laterViews = weighted<View>([
  ['left', 29],
  ['center', 36],
  ['right', 22],
  ['uninterested', 10],
  ['other', 3],
]);
const views = (random: Random, age: number) => (age < 45 ? earlyViews : laterViews)(random);
