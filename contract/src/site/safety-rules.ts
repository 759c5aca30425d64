import * as Type from 'typebox';
import { Name, OneOf, strict } from '../common.ts';
import type { FieldFault } from '../field-faults.ts';
import { type Language, languageCodes } from '../languages.ts';

export const mostRules = 60;
export const mostWords = 200;
const longestWord = 60;
export const longestRuleName = 60;

interface SignalKind {
  /** What its list of words is for; null if it has none. */
  readonly words: 'texts' | 'sites' | null;
  /** What its figure counts; null if it is there or not. */
  readonly counts: 'people' | 'likes' | 'hours' | 'percent' | null;
}

/** What a rule looks at. */
const signalKinds = {
  /** Words of a message, also written in a way that hides them. */
  words: { words: 'texts', counts: null },
  /** An address of a site, spelled out or with spaces, or one of these sites. */
  link: { words: 'sites', counts: null },
  /** A telephone number in words or with digits apart, or one of these ways to write elsewhere. */
  contact: { words: 'texts', counts: null },
  /** A word of another rule that is written so that it would not be found. */
  disguise: { words: null, counts: null },
  /** The same or nearly the same text to several people in a week. */
  'same-text': { words: null, counts: 'people' },
  /** Messages to people who have not answered, within an hour. */
  'new-people': { words: null, counts: 'people' },
  /** Likes since yesterday. */
  likes: { words: null, counts: 'likes' },
  /** A photo that is the same as one of a banned member. */
  'banned-photo': { words: null, counts: null },
  /** A photo or the age changed within these hours, by an account that is a day old or more. */
  'changed-profile': { words: null, counts: 'hours' },
  /** Reports in thirty days, each weighed by what became of earlier ones of the same reporter. */
  reports: { words: null, counts: 'percent' },
} as const satisfies Record<string, SignalKind>;
export type Signal = keyof typeof signalKinds;
export const signals = Object.keys(signalKinds) as Signal[];
export const signalOf = (signal: Signal): SignalKind => signalKinds[signal];

/** These are seen in one message; the others in what an account does. */
const textSignals = ['words', 'link', 'contact', 'disguise'] as const satisfies Signal[];
export const isTextSignal = (signal: Signal) => (textSignals as readonly Signal[]).includes(signal);

const byLanguage = <T extends Type.TSchema>(each: T) =>
  Type.Unsafe<Partial<Record<Language, Type.Static<T>>>>(
    Type.Object(
      Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(each)])),
      strict,
    ),
  );

const RuleId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** A rule that is counted when someone writes to people who have not answered. */
export const SafetyRule = Type.Object(
  {
    id: RuleId,
    names: byLanguage(Name(longestRuleName)),
    signal: OneOf(signals),
    words: byLanguage(Type.Array(Name(longestWord), { maxItems: mostWords })),
    from: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'From which figure it counts, if its signal has one',
    }),
    weight: Type.Integer({ minimum: 1, maximum: 10 }),
    most: Type.Integer({
      minimum: 1,
      maximum: 10,
      description: 'For how many people it counts at most',
    }),
    on: Type.Boolean(),
  },
  { ...strict, title: 'SafetyRule' },
);
export type SafetyRule = Type.Static<typeof SafetyRule>;

const Points = Type.Integer({ minimum: 1, maximum: 100 });

export const SafetyRules = Type.Object(
  {
    noteFrom: Points,
    slowFrom: Points,
    holdFrom: Points,
    peopleAnHour: Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'How many new people someone can write to in an hour who is slowed',
    }),
    youngDays: Type.Integer({
      minimum: 0,
      maximum: 30,
      description: 'For how many days an account counts as young. 0 turns its limit off',
    }),
    youngPeople: Type.Integer({
      minimum: 1,
      maximum: 100,
      description:
        'How many new people a young account can write to in a day, until someone answers or its photos are checked',
    }),
    list: Type.Array(SafetyRule, { maxItems: mostRules }),
  },
  { ...strict, title: 'SafetyRules' },
);
export type SafetyRules = Type.Static<typeof SafetyRules>;

/** What is wrong with rules that fit their schema. */
export const faultsInRules = (
  rules: readonly SafetyRule[],
): { readonly field: string; readonly fault: FieldFault }[] =>
  rules.flatMap(({ id }, index) =>
    rules.findIndex((other) => other.id === id) < index
      ? [{ field: `${index}.id`, fault: { code: 'repeated' as const } }]
      : [],
  );
