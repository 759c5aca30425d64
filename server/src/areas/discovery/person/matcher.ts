import { type GivenAnswer, matchSides } from '../matching/compatibility.ts';

interface Someone {
  readonly _id: string;
  readonly interests: readonly string[];
}

/** Says of people how well they match the viewer, and why, as every card and profile shows it. */
export function matcher(viewer: Someone, answers: ReadonlyMap<string, readonly GivenAnswer[]>) {
  const sideOf = ({ _id, interests }: Someone) => ({ interests, answers: answers.get(_id) ?? [] });
  const side = sideOf(viewer);
  const me = { ...side, answers: side.answers.toSorted(byQuestion) };
  return (person: Someone) => {
    const { score, ...compatibility } = matchSides(me, sideOf(person));
    return { compatibilityScore: score, compatibility };
  };
}

/** If agreements matter the same, the first ones are named as reasons. */
const byQuestion = (a: GivenAnswer, b: GivenAnswer) => (a.question < b.question ? -1 : 1);
