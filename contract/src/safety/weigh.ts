import { type SafetyRule, type SafetyRules, isTextSignal } from '../site/safety-rules.ts';

/** What a rule does to an account, the mildest first. */
const safetyEffects = ['none', 'note', 'slow', 'hold'] as const;
type SafetyEffect = (typeof safetyEffects)[number];

/** For how many people each rule was found. */
export type RuleCounts = Readonly<Record<string, number>>;

export interface WeighedRule {
  readonly rule: string;
  readonly people: number;
  readonly points: number;
}

/** What each rule adds. A rule that is off, or is no longer there, adds nothing. */
export const weighRules = (
  { list }: Pick<SafetyRules, 'list'>,
  counts: RuleCounts,
): readonly WeighedRule[] =>
  list.flatMap(({ id, on, weight, most }) => {
    const people = counts[id] ?? 0;
    if (!on || people === 0) return [];
    return [{ rule: id, people, points: weight * Math.min(people, most) }];
  });

export const sumOf = (weighed: readonly WeighedRule[]) =>
  weighed.reduce((sum, { points }) => sum + points, 0);

export function effectOf(points: number, rules: Omit<SafetyRules, 'list'>): SafetyEffect {
  if (points >= rules.holdFrom) return 'hold';
  if (points >= rules.slowFrom) return 'slow';
  return points >= rules.noteFrom ? 'note' : 'none';
}

/** What an account does, besides the text of one message. */
export interface AccountFigures {
  readonly sameText: number;
  readonly newPeople: number;
  readonly likes: number;
  readonly hasBannedPhoto: boolean;
  /** Null if nothing changed lately. */
  readonly hoursSinceChange: number | null;
  readonly reportPercent: number;
}

const counts: Partial<
  Record<SafetyRule['signal'], (figures: AccountFigures, from: number) => boolean>
> = {
  'same-text': ({ sameText }, from) => sameText >= from,
  'new-people': ({ newPeople }, from) => newPeople >= from,
  likes: ({ likes }, from) => likes >= from,
  'banned-photo': ({ hasBannedPhoto }) => hasBannedPhoto,
  'changed-profile': ({ hoursSinceChange }, from) =>
    hoursSinceChange !== null && hoursSinceChange <= from,
  reports: ({ reportPercent }, from) => reportPercent >= from,
};

/** The rules about accounts that these figures meet. */
export const rulesMet = ({ list }: Pick<SafetyRules, 'list'>, figures: AccountFigures) =>
  list
    .filter(({ on, signal }) => on && !isTextSignal(signal))
    .filter(({ signal, from }) => counts[signal]?.(figures, from))
    .map(({ id }) => id);
