import {
  type GivenAnswer,
  type Side,
  exactScore,
} from '../../server/src/areas/discovery/matching/compatibility.ts';
import { activities, qualities } from './columns.ts';
import type { Person } from './dates.ts';
import { wantedPoints } from './wanted-points.ts';

/** The compatibility that members are shown in steps, from the answers in the file. Without any data it is 0. */
export const compatibility = (one: Person, other: Person) =>
  exactScore(toSide(one), toSide(other)) ?? 0;

export function toSide({ profile }: Person): Side {
  const points = wantedPoints(profile);
  return {
    interests: activities.filter((activity) => profile[activity] >= liked),
    answers: [
      ...choice('looking-for', profile.goal, 0, 50),
      ...choice('going-out', profile.go_out, 1, 10),
      ...choice('dating', profile.date, 1, 1),
      ...qualities.flatMap(({ own }, index) => quality(own, points[index], profile[own])),
    ],
  };
}

/** The score is out of 10. */
const liked = 7;

/** Accepted are the same choice, and those at most `near` away from it. */
function choice(question: string, mine: number, near: number, importance: number): GivenAnswer[] {
  if (Number.isNaN(mine)) return [];
  const accepted = [1, 2, 3, 4, 5, 6, 7].filter((answer) => Math.abs(answer - mine) <= near);
  return [{ question, mine, accepted: toBits(accepted), importance }];
}

/**
 * People say how good they are at something, and accept people who say 8 or more of 10; points say how much it matters.
 */
function quality(question: string, points: number | undefined, mine: number): GivenAnswer[] {
  if (Number.isNaN(mine) || points === undefined) return [];
  return [{ question, mine, accepted: toBits([8, 9, 10]), importance: importanceOf(points) }];
}

/** The score is out of 100 points for six qualities. */
function importanceOf(points: number) {
  if (points >= 40) return 250;
  if (points >= 20) return 50;
  if (points >= 10) return 10;
  return points > 0 ? 1 : 0;
}

const toBits = (answers: readonly number[]) =>
  answers.reduce((bits, answer) => bits | (1 << answer), 0);
