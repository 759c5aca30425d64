import {
  type Priority,
  type ProblemType,
  type ReportStatus,
  priorities,
} from '../../contract/src/reports/report-types.ts';
import { priorityFor } from '../../server/src/areas/reports/priority.ts';
import { pick, weighted, type Random } from '../random.ts';
import { answers, complaints, notes } from '../words/reports.ts';
import { aspect, dayLength, type World } from '../world.ts';
import { uuid } from './identifiers.ts';
import type { Member } from './member.ts';

/** A report that a member made, and what has become of it by now. Times are milliseconds. */
export interface Filed {
  readonly id: string;
  readonly accused: { readonly member: Member; readonly caseId: string } | null;
  readonly type: ProblemType;
  readonly description: string;
  readonly priority: Priority;
  readonly createdAt: number;
  /** Where it has been since, in order. */
  readonly events: readonly { readonly status: ReportStatus; readonly at: number }[];
  readonly replies: readonly Reply[];
}

interface Reply {
  readonly message: string;
  readonly internal: boolean;
  readonly at: number;
}

const randomOf = { reports: aspect('reports'), case: aspect('case') };

const countOf = weighted<number>([
  [0, 0.903],
  [1, 0.087],
  [2, 0.009],
  [3, 0.001],
]);
const againstOf = weighted<ProblemType>([
  ['Harassment', 0.45],
  ['Inappropriate Content', 0.4],
  ['Other', 0.15],
]);
const serviceOf = weighted<ProblemType>([
  ['Technical Issue', 0.25],
  ['Bug Report', 0.2],
  ['Account Issue', 0.25],
  ['Payment Problem', 0.2],
  ['Other', 0.1],
]);
const endOf = weighted<'resolved' | 'closed' | 'rejected'>([
  ['resolved', 0.55],
  ['closed', 0.25],
  ['rejected', 0.2],
]);
// Those few are reported again and again.
const oneIn = 40;

export function fileReports(
  member: Member,
  world: World,
  memberAt: (index: number) => Member,
): Filed[] {
  const random = randomOf.reports(world, member.index);
  return Array.from({ length: countOf(random) }, () => fileReport(random, member, world, memberAt));
}

function fileReport(
  random: Random,
  member: Member,
  world: World,
  memberAt: (index: number) => Member,
): Filed {
  const id = uuid(random);
  const accused = findAccused(random, member, world, memberAt);
  const type = accused ? againstOf(random) : serviceOf(random);
  const description = pick(random, complaints[type]);
  const judged = random() < 0.05 ? pick(random, priorities) : priorityFor(type, description);
  // Within days for most, and for all until an hour ago.
  const latest = world.now - 3_600_000;
  const createdAt = Math.floor(latest - Math.max(0, latest - member.joinedAt) * random() ** 1.5);
  const course = followUp(random, createdAt, world.now);
  return { id, accused, type, description, priority: judged, createdAt, ...course };
}

/** Somebody who was there before; most often one of the few who get reports from many. */
function findAccused(
  random: Random,
  member: Member,
  world: World,
  memberAt: (index: number) => Member,
): Filed['accused'] {
  const among = Math.floor(random() * member.index);
  const index = random() < 0.6 ? among - (among % oneIn) : among;
  if (random() > 0.7 || !member.complete || index >= member.index) return null;
  const accused = memberAt(index);
  if (!accused.complete) return null;
  return { member: accused, caseId: uuid(randomOf.case(world, index)) };
}

function followUp(random: Random, createdAt: number, now: number) {
  const events: { status: ReportStatus; at: number }[] = [];
  const replies: Reply[] = [];
  const age = (now - createdAt) / dayLength;
  const waiting = age < 2 ? 0.55 : age < 14 ? 0.15 : 0.02;
  const underway = age < 2 ? 0.3 : age < 14 ? 0.35 : 0.04;
  const share = random();
  const soon = (from: number, hours: number) =>
    Math.min(now - 1000, Math.floor(from - Math.log(1 - random()) * hours * 3_600_000) + 60_000);
  if (random() < 0.15) {
    replies.push({ message: pick(random, notes), internal: true, at: soon(createdAt, 1) });
  }
  if (share < waiting) return { events, replies };
  let at = soon(createdAt, 5);
  const end = share < waiting + underway ? null : endOf(random);
  // Some are settled as they are read.
  if (!end || random() < 0.8) {
    events.push({ status: 'in_progress', at });
    replies.push({ message: pick(random, answers.first), internal: false, at });
    if (!end) return { events, replies };
    at = soon(at, 20);
  }
  events.push({ status: end, at });
  replies.push({ message: pick(random, answers[end]), internal: false, at });
  return { events, replies };
}
