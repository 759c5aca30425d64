import type { Reader } from '../../../db/reader.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { findAnswers } from './find-answers.ts';
import { findPeople } from '../list/find-people.ts';
import { findSuperlikers } from './find-superlikers.ts';
import { matcher } from './matcher.ts';
import type { Position } from '../../../platform/geo/position.ts';

interface Viewer {
  readonly id: string;
  readonly interests: readonly string[];
  readonly position: Position | null;
}

/** What others may see of these members, in this order, with how well they match the viewer, and why. */
export async function findCards(
  reader: Reader,
  { id, interests, position }: Viewer,
  ids: readonly string[],
  moment: Moment,
  site: PresentSite,
) {
  const [answers, superlikers, people] = await Promise.all([
    findAnswers(reader, id, ids),
    findSuperlikers(reader, id, ids),
    findPeople(reader, ids, { id, position }, moment, site),
  ]);
  const matchWith = matcher({ _id: id, interests }, answers);
  return people.map((person) => ({
    person,
    ...matchWith(person),
    superlikesYou: superlikers.has(person._id),
  }));
}
