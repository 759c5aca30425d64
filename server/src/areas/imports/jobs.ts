import type { LineOutcome } from '@kindred/contract/imports/outcomes';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { type JobsApp, addJob } from '../../platform/jobs/jobs.ts';
import { type Moment, presentMoment } from '../../platform/time/moment.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { type UsedAddresses, findUsed } from './addresses.ts';
import { insertInvited } from './invited.ts';
import { type Outcome, findCells, findEarlier, writeOutcomes } from './lines.ts';
import {
  type Counts,
  type ImportRow,
  endCheck,
  endImport,
  lockImport,
  writeProgress,
} from './queries.ts';
import { type Mapping, type ReadLine, readLine, shorten } from './read-line.ts';
import { knownInterests } from './words.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'check-import': { id: string };
    'run-import': { id: string };
  }
}

const batch = 1000;

/**
 * Goes through the lines in batches, each with what it stores in one transaction that locks the import: a job that was
 * interrupted continues, and two that run in parallel take turns, so that no line counts twice.
 */
export function importJobs(app: JobsApp) {
  handle(app, 'check-import', checkBatch);
  handle(app, 'run-import', inviteBatch);
}

interface Step {
  readonly app: FastifyInstance;
  readonly moment: Moment;
}

/** False when nothing is left to do. */
type HandleBatch = (client: PoolClient, id: string, step: Step) => Promise<boolean>;

function handle(app: JobsApp, kind: 'check-import' | 'run-import', handleBatch: HandleBatch) {
  const { pool, jobs } = app;
  jobs.handle(kind, async ({ id }, { signal }) => {
    const step = () =>
      inTransaction(pool, (client) => handleBatch(client, id, { app, moment: presentMoment(app) }));
    while (await step()) {
      if (!signal.aborted) continue;
      // The process is stopping, and another one continues.
      await addJob(pool, kind, { id });
      return;
    }
  });
}

function mappingOf(row: ImportRow, { app, moment }: Step): Mapping {
  const { columns, date_format: dateFormat, language, heads } = row;
  const { refusedDomains } = app.config;
  const interests = knownInterests(app.site.document);
  return { columns, dateFormat, language, heads, today: moment.today, refusedDomains, interests };
}

async function checkBatch(client: PoolClient, id: string, step: Step) {
  const row = await lockImport(client, id);
  if (row?.state !== 'checking') return false;
  const lines = await findCells(client, { id, after: row.reached, invitable: false, limit: batch });
  const reached = lines.at(-1)?.line;
  if (reached === undefined) {
    await endCheck(client, { id });
    return false;
  }
  const mapping = mappingOf(row, step);
  const found = lines.map((line) => ({ line: line.line, ...readLine(line, mapping) }));
  const emails = [...new Set(found.flatMap(({ email }) => email ?? []))];
  const used = await findUsed(client, step.app.secret, emails, step.moment.now);
  const seen = await findEarlier(client, id, emails, row.reached);
  const outcomes = found.map((line) => outcomeOf(line, used, seen, mapping));
  await writeOutcomes(client, id, outcomes);
  const counts = addCounts(row.counts, outcomes);
  await writeProgress(client, { id, reached, lines: lines.length, counts, invited: 0 });
  return true;
}

/** Notes the address of the line in `seen`, so that a later one is a duplicate. */
function outcomeOf(
  { line, email, outcome, faults }: ReadLine & { readonly line: number },
  used: UsedAddresses,
  seen: Set<string>,
  { columns, heads }: Mapping,
): Outcome {
  if (email === null || outcome === 'wrong' || outcome === 'young')
    return { line, email, outcome, faults };
  const others = [
    ['member', 'is-member', used.members.has(email)],
    ['invited', 'is-invited', used.invited.has(email)],
    ['refused', 'is-refused', used.refused.has(email)],
    ['duplicate', 'is-duplicate', seen.has(email)],
  ] as const;
  const [why, code] = others.find(([, , holds]) => holds) ?? [];
  if (!why || !code) {
    seen.add(email);
    return { line, email, outcome, faults };
  }
  const column = columns.email === undefined ? null : (heads[columns.email] ?? null);
  return { line, email, outcome: why, faults: [{ column, value: shorten(email), code }] };
}

function addCounts(before: Counts, outcomes: readonly { readonly outcome: LineOutcome }[]) {
  const counts = { ...before };
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Someone may have registered, or refused, since the check. */
async function inviteBatch(client: PoolClient, id: string, step: Step) {
  const row = await lockImport(client, id);
  if (row?.state !== 'running' || row.paused) return false;
  const { now } = step.moment;
  const lines = await findCells(client, { id, after: row.reached, invitable: true, limit: batch });
  const reached = lines.at(-1)?.line;
  if (reached === undefined) {
    await endImport(client, id, 'finished', now);
    return false;
  }
  const mapping = mappingOf(row, step);
  const people = lines.flatMap((line) => {
    const { email, language, details } = readLine(line, mapping);
    return email === null ? [] : [{ id: timeOrderedId(), email, language, details }];
  });
  const emails = people.map(({ email }) => email);
  const { members, refused } = await findUsed(client, step.app.secret, emails, now);
  const free = people.filter(({ email }) => !members.has(email) && !refused.has(email));
  const invited = await insertInvited(client, id, free, now);
  const { counts } = row;
  await writeProgress(client, { id, reached, lines: lines.length, counts, invited });
  return true;
}
