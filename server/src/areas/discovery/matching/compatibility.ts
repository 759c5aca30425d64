export interface GivenAnswer {
  readonly question: string;
  /** The index of the chosen answer. */
  readonly mine: number;
  /** One bit for each answer that the member accepts from others. */
  readonly accepted: number;
  /** 0, 1, 10, 50 or 250. */
  readonly importance: number;
}

export interface Side {
  readonly interests: readonly string[];
  /** All that count of the viewer, and the open ones of the other. */
  readonly answers: readonly GivenAnswer[];
}

/** Reasons name this many questions. All of them would reveal the open answers of the other. */
const mostAgreements = 3;

export interface Match {
  /** 0 to 100, in steps; null when the two share nothing to compare. */
  readonly score: number | null;
  readonly sharedInterests: string[];
  /** The questions they agree on that matter most to both. */
  readonly agreements: string[];
  readonly agreed: number;
  readonly sharedQuestions: number;
  /** Open answers of the other to questions that the viewer has no answer to. */
  readonly answerable: number;
  /** What both answered to what they hope to find. Null if that is no agreement, or if they answered differently. */
  readonly sameHope: number | null;
}

const hope = 'looking-for';

/** Scores are shown and sorted in steps, because an exact one tells more about single answers. None is 100. */
export const scoreSteps = { size: 5, best: 95 } as const;

/** Interests weigh as much as this many shared questions. */
export const interestWeight = 3;

const accepts = ({ accepted }: GivenAnswer, { mine }: GivenAnswer) => (accepted & (1 << mine)) > 0;

/** How well two people match, with the reasons. */
export function matchSides(me: Side, them: Side): Match {
  const pairs = pairsOf(me, them);
  const agreeing = pairs.filter(([mine, other]) => accepts(mine, other) && accepts(other, mine));
  const hopes = agreeing.find(([{ question }]) => question === hope);
  const agreements = agreeing
    .toSorted(([a, x], [b, y]) => b.importance + y.importance - a.importance - x.importance)
    .map(([{ question }]) => question)
    // What both are looking for counts most.
    .toSorted((a, b) => Number(b === hope) - Number(a === hope));
  const { size, best } = scoreSteps;
  const exact = exactScore(me, them);
  return {
    score: exact === null ? null : Math.min(best, size * Math.round(exact / size)),
    sharedInterests: sharedInterests(me, them),
    agreements: agreements.slice(0, mostAgreements),
    agreed: agreements.length,
    sharedQuestions: pairs.length,
    answerable: them.answers.length - pairs.length,
    sameHope: hopes && hopes[0].mine === hopes[1].mine ? hopes[0].mine : null,
  };
}

type Pair = readonly [mine: GivenAnswer, other: GivenAnswer];

function pairsOf(me: Side, them: Side): Pair[] {
  const theirs = new Map(them.answers.map((answer) => [answer.question, answer]));
  return me.answers.flatMap((mine) => {
    const other = theirs.get(mine.question);
    return other ? [[mine, other] as const] : [];
  });
}

const sharedInterests = (me: Side, them: Side) =>
  me.interests.filter((interest) => them.interests.includes(interest));

/**
 * From 0 to 100. Each part is multiplied by n / (n + 1) for n shared items, so that one shared item does not give a high
 * score. Null for two who share nothing, of whom we know too little to say that they do not match.
 */
export function exactScore(me: Side, them: Side): number | null {
  const pairs = pairsOf(me, them);
  const swapped = pairs.map(([mine, other]) => [other, mine] as const);
  const shared = sharedInterests(me, them).length;
  if (pairs.length + shared === 0) return null;
  const parts = [
    {
      weight: pairs.length,
      value: shrunk(Math.sqrt(satisfaction(pairs) * satisfaction(swapped)), pairs.length),
    },
    {
      weight: me.interests.length && them.interests.length ? interestWeight : 0,
      value: shrunk(overlap(me, them, shared), shared),
    },
  ];
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const sum = parts.reduce((total, part) => total + part.weight * part.value, 0);
  return (100 * sum) / weight;
}

const shrunk = (value: number, shared: number) => (value * shared) / (shared + 1);

/** The share of the first side's importance that the second side's answers satisfy. */
function satisfaction(pairs: readonly Pair[]) {
  const possible = pairs.reduce((sum, [{ importance }]) => sum + importance, 0);
  if (possible === 0) return 1;
  const earned = pairs
    .filter(([asks, says]) => accepts(asks, says))
    .reduce((sum, [{ importance }]) => sum + importance, 0);
  return earned / possible;
}

const overlap = (me: Side, them: Side, shared: number) =>
  shared ? shared / Math.sqrt(me.interests.length * them.interests.length) : 0;
