import type { Stripe } from 'stripe';
import { invalid } from './errors.ts';
import type { Params } from './params.ts';

export function listOf<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

function createdTest(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  let range: Params | undefined;
  try {
    range = params.object('created');
  } catch {
    const exact = params.integer('created');
    return (created) => created === exact;
  }
  const gt = range?.integer('gt') ?? -Infinity;
  const gte = range?.integer('gte') ?? -Infinity;
  const lt = range?.integer('lt') ?? Infinity;
  const lte = range?.integer('lte') ?? Infinity;
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}

function indexOf<T extends { id: string }>(rows: T[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return index;
}

/** One page, newest first, of rows that come oldest first. */
export function pageOf<T extends { id: string }>(
  params: Params,
  rows: T[],
  url: string,
): Stripe.ApiList<T> {
  const limit = params.integer('limit', { min: 1, max: 100 }) ?? 10;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (after && before)
    throw invalid('Use either starting_after or ending_before, not both.', 'ending_before');
  const isWanted = createdTest(params);
  const newestFirst = rows
    .filter((row) => !('created' in row) || isWanted(Number(row.created)))
    .toReversed();
  if (before) {
    const end = indexOf(newestFirst, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(newestFirst.slice(start, end), url, start > 0);
  }
  const start = after ? indexOf(newestFirst, after, 'starting_after') + 1 : 0;
  const end = start + limit;
  return listOf(newestFirst.slice(start, end), url, end < newestFirst.length);
}
