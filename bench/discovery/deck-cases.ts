import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import type { Case } from '../case.ts';
import type { openComparison } from '../comparison.ts';
import {
  type RequestOptions,
  measureInTurns,
  measureMedian,
  sendRequest,
} from '../response-time.ts';

export const pageSize = 30;
const times = 15;

export const answer = async (request: RequestOptions) => {
  const { status, time, body } = await sendRequest(request);
  if (status !== 200) throw new Error(`${request.url} responded with ${status} ${body}`);
  return { time, body };
};

/** The time of a deck that is made afresh. */
export const measureFreshDeck = (client: Client, viewerId: string, deck: RequestOptions) =>
  measureMedian(times, async () => {
    await client.query('delete from deck where member_id = $1', [viewerId]);
    return (await answer(deck)).time;
  });

type Opened = Pick<
  Awaited<ReturnType<typeof openComparison>>,
  'client' | 'productUrl' | 'baselineUrl' | 'headers'
>;

/** A deck of several hundred made afresh, the next page of it, and a like with the match it may make. */
export async function* deckCases(
  { client, productUrl, baselineUrl, headers }: Opened,
  viewerId: string,
): AsyncGenerator<Case, void, void> {
  const deck = { url: `${productUrl}${apiBase}/deck?limit=${pageSize}`, headers };
  const bare = (id: string) => async () => (await answer({ url: `${baselineUrl}/${id}` })).time;
  await client.query('delete from deck where member_id = $1', [viewerId]);
  expectSameOrder(
    (await answer(deck)).body,
    (await answer({ url: `${baselineUrl}/deck-fresh` })).body,
  );
  yield {
    id: 'deck-fresh',
    unit: 'ms',
    target: 1.6,
    product: measureFreshDeck(client, viewerId, deck),
    baseline: measureMedian(times, bare('deck-fresh')),
  };
  const page = async () => (await answer(deck)).time;
  const pages = measureInTurns(2 * times, page, bare('deck-page'));
  yield {
    id: 'deck-page',
    unit: 'ms',
    target: 2.5,
    product: pages('product'),
    baseline: pages('baseline'),
  };

  await seeWholeDeck(deck);
  const { rows } = await client.query<{ id: string }>('select id from bench.deck order by rank');
  const unliked = rows.map(({ id }) => id);
  const unlikedBare = [...unliked];
  const json = { ...headers, 'content-type': 'application/json' };
  const like = async () => {
    const url = `${productUrl}${apiBase}/choices/${next(unliked)}`;
    const body = '{"choice":"like"}';
    return (await answer({ url, method: 'PUT', headers: json, body })).time;
  };
  const likeBare = async () => {
    const body = JSON.stringify({ values: [viewerId, next(unlikedBare)] });
    return (await answer({ url: `${baselineUrl}/like`, method: 'PUT', headers: json, body })).time;
  };
  // Both servers have been running for a while.
  for (let index = 0; index < 100; index += 1) for (const warm of [like, likeBare]) await warm();
  const likes = measureInTurns(2 * times, like, likeBare);
  yield {
    id: 'like',
    unit: 'ms',
    target: 2.5,
    product: likes('product'),
    baseline: likes('baseline'),
  };
}

/** Members like whom they were shown. */
async function seeWholeDeck(first: RequestOptions) {
  let after: string | null = '';
  while (after !== null) {
    const { body } = await answer({ ...first, url: `${first.url}${after && `&after=${after}`}` });
    after = (JSON.parse(body) as { data: { after: string | null } }).data.after;
  }
}

/** Among few members, people are liked again. */
function next(ids: string[]) {
  const id = ids.shift() ?? '';
  ids.push(id);
  return id;
}

/** Fails if the baseline ranks otherwise: it would answer another question. */
function expectSameOrder(product: string, baseline: string) {
  const { data } = JSON.parse(product) as { data: { people: { person: { _id: string } }[] } };
  const given = data.people.map(({ person }) => person._id);
  const found = (JSON.parse(baseline) as { data: { id: string }[] }).data.map(({ id }) => id);
  if (given.length === 0 || given.join() !== found.slice(0, given.length).join())
    throw new Error(
      `The baseline ranks [${found.slice(0, 5).join()}], the product [${given.slice(0, 5).join()}]`,
    );
}
