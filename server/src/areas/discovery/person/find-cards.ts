import type { Pool } from 'pg';
import type { Moment } from '../../../platform/time/moment.ts';
import { matchSides } from '../matching/compatibility.ts';
import { findAnswers } from './find-answers.ts';
import { findPeople } from '../list/find-people.ts';
import type { Viewer } from '../matching/viewer.ts';

/** What others may see of these members, in this order, with how well they match the viewer, and why. */
export async function findCards(
  pool: Pool,
  { id, interests, position }: Viewer,
  ids: readonly string[],
  moment: Moment,
) {
  const [answers, people] = await Promise.all([
    findAnswers(pool, id, ids),
    findPeople(pool, ids, { id, position }, moment),
  ]);
  const answersOf = (memberId: string) => answers.get(memberId) ?? [];
  const me = { interests, answers: answersOf(id).toSorted(byQuestion) };
  return people.map((person) => {
    const them = { interests: person.interests, answers: answersOf(person._id) };
    const { score, ...compatibility } = matchSides(me, them);
    return { person, compatibilityScore: score, compatibility };
  });
}

/** If agreements matter the same, the first ones are named as reasons. */
const byQuestion = (a: { readonly question: string }, b: { readonly question: string }) =>
  a.question < b.question ? -1 : 1;
