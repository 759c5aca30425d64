import {
  type Priority,
  type ProblemType,
  type ReportStatus,
  priorities,
} from '../../contract/src/reports/report-types.ts';
import { priorityFor } from '../../server/src/areas/reports/priority.ts';
import { pick, weighted, type Random } from '../random.ts';
import { answers, complaints, notes } from '../texts/report-texts.ts';
import { randomStream, dayLength, type PopulationSettings } from '../settings.ts';
import { uuid } from './identifiers.ts';
import type { Member } from './member.ts';

/** A report that a member made, with its history. Times are milliseconds. */
export interface MemberReport {
  readonly id: string;
  readonly reported: { readonly member: Member; readonly caseId: string } | null;
  readonly type: ProblemType;
  readonly description: string;
  readonly priority: Priority;
  readonly createdAt: number;
  /** Its changes of status, in order. */
  readonly events: readonly { readonly status: ReportStatus; readonly at: number }[];
  readonly replies: readonly Reply[];
}

interface Reply {
  readonly message: string;
  readonly internal: boolean;
  readonly at: number;
}

const randomOf = { reports: randomStream('reports'), case: randomStream('case') };

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
// One member of so many gets most of the reports.
const oftenReportedEvery = 40;

export function createReports(
  member: Member,
  settings: PopulationSettings,
  memberAt: (index: number) => Member,
): MemberReport[] {
  const random = randomOf.reports(settings, member.index);
  return Array.from({ length: countOf(random) }, () =>
    createReport(random, member, settings, memberAt),
  );
}

function createReport(
  random: Random,
  member: Member,
  settings: PopulationSettings,
  memberAt: (index: number) => Member,
): MemberReport {
  const id = uuid(random);
  const reported = pickReported(random, member, settings, memberAt);
  const type = reported ? againstOf(random) : serviceOf(random);
  const description = pick(random, complaints[type]);
  const priority = random() < 0.05 ? pick(random, priorities) : priorityFor(type, description);
  // At least an hour ago, and recent for most.
  const latest = settings.now - 3_600_000;
  const createdAt = Math.floor(latest - Math.max(0, latest - member.joinedAt) * random() ** 1.5);
  const history = createHistory(random, createdAt, settings.now);
  return { id, reported, type, description, priority, createdAt, ...history };
}

/** A member who joined before the reporter; most often one of the few who are reported by many. */
function pickReported(
  random: Random,
  member: Member,
  settings: PopulationSettings,
  memberAt: (index: number) => Member,
): MemberReport['reported'] {
  const chosen = Math.floor(random() * member.index);
  const index = random() < 0.6 ? chosen - (chosen % oftenReportedEvery) : chosen;
  if (random() > 0.7 || !member.complete || index >= member.index) return null;
  const reported = memberAt(index);
  if (!reported.complete) return null;
  return { member: reported, caseId: uuid(randomOf.case(settings, index)) };
}

function createHistory(random: Random, createdAt: number, now: number) {
  const events: { status: ReportStatus; at: number }[] = [];
  const replies: Reply[] = [];
  const age = (now - createdAt) / dayLength;
  const waiting = age < 2 ? 0.55 : age < 14 ? 0.15 : 0.02;
  const inProgress = age < 2 ? 0.3 : age < 14 ? 0.35 : 0.04;
  const share = random();
  const soon = (from: number, hours: number) =>
    Math.min(now - 1000, Math.floor(from - Math.log(1 - random()) * hours * 3_600_000) + 60_000);
  if (random() < 0.15) {
    replies.push({ message: pick(random, notes), internal: true, at: soon(createdAt, 1) });
  }
  if (share < waiting) return { events, replies };
  let at = soon(createdAt, 5);
  const end = share < waiting + inProgress ? null : endOf(random);
  // Some are settled without being in progress first.
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
