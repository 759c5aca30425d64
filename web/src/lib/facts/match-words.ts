import { countingMinutes } from '@kindred/contract/profiles/answers';
import { listOf } from '../say.ts';
import type { Compatibility } from '@kindred/contract/discovery/person';
import { interestName } from './choice-names.ts';
import { topicName } from './topic-name.ts';
import { messages as m } from '#texts/score.ts';

/** How well someone matches the reader, as cards and profiles have it. */
export interface Match {
  readonly compatibilityScore: number | null;
  readonly compatibility: Compatibility;
}

/** With fewer answers in common there is no number, as it would say nothing. */
const fewestAnswers = 5;

export type Grade = keyof typeof m.words;

/** Null as long as the two have too few answers in common. */
export function gradeOf({ compatibilityScore: score, compatibility }: Match): Grade | null {
  if (score === null || compatibility.sharedQuestions < fewestAnswers) return null;
  if (score >= 80) return 'strong';
  if (score >= 60) return 'good';
  return score >= 40 ? 'some' : 'low';
}

/** How many questions the reader has to answer for a number. Null if that would not be enough. */
export function missingAnswers({ compatibility: { sharedQuestions, answerable } }: Match) {
  const missing = fewestAnswers - sharedQuestions;
  return missing > 0 && missing <= answerable ? missing : null;
}

const mostInterests = 3;

/** The strongest first. */
export function reasonsOf({ compatibility }: Pick<Match, 'compatibility'>): string[] {
  const { agreements, sameHope, sharedInterests } = compatibility;
  const hopesFit = agreements.includes('looking-for');
  const others = agreements.filter((question) => question !== 'looking-for');
  const interests = sharedInterests.slice(0, mostInterests);
  const more = sharedInterests.length - interests.length;
  const rest = more > 0 ? [m.more({ more })] : [];
  return [
    ...(hopesFit ? [(sameHope !== null && m.sameHope[sameHope]) || m.hopes] : []),
    ...(others.length > 0 ? [m.agreeOn({ topics: listOf(others.map(topicName)) })] : []),
    ...(interests.length > 0
      ? [m.share({ interests: listOf([...interests.map(interestName), ...rest]) })]
      : []),
  ];
}

/** When the answers that the reader gave since count. */
export const updatingText = (by: number) =>
  by > Date.now() ? m.updating({ time: by }) : m.updatingWithin({ minutes: countingMinutes });
