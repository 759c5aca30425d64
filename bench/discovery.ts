import type { Bench, Case, Options } from './case.ts';
import { openComparison } from './comparison.ts';
import { deckCases, pageSize } from './discovery/deck-cases.ts';
import { deckTableNames, deckTables } from './discovery/deck-tables.ts';
import { flatCase } from './discovery/flat.ts';
import { freshDeck } from './discovery/fresh-deck.ts';
import { mixedCase } from './discovery/mixed.ts';
import { peerCases } from './discovery/peer.ts';
import { prepareViewers } from './discovery/viewer.ts';
import { queryPlans } from './query-plans.ts';

/**
 * Finding people: decks, their pages and likes, alone and together, compared with bare statements and another service's
 * method.
 */
export const discovery: Bench = { cases };

const viewers = 80;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  let emails: string[] = [];
  let fresh: Awaited<ReturnType<typeof freshDeck>> | undefined;
  const opened = await openComparison(stack, options, {
    prepareMembers: async (on) => {
      emails = await prepareViewers(on, viewers);
      return emails[0] ?? '';
    },
    async createTables(on) {
      await on.query(deckTables);
      for (const table of deckTableNames) await on.query(`vacuum (analyze) ${table}`);
    },
    readRequests: async (on) => {
      fresh = await freshDeck(on, emails[0] ?? '');
      await on.query(
        `insert into bench.deck select row_number() over (), id from (${fresh.baseline}) as ranked`,
        fresh.values,
      );
      return [
        { id: 'deck-fresh', path: `/deck?limit=${pageSize}`, ...fresh },
        {
          id: 'deck-page',
          path: `/deck?limit=${pageSize}`,
          baseline: `select p.*, d.rank from bench.deck d join bench.person p using (id)
            where d.rank > $1 and not exists (select from bench.chosen c
              where c.member_id = $2 and c.other_id = d.id) order by d.rank limit ${pageSize}`,
          values: [0, fresh.viewerId],
        },
      ];
    },
    routes: [
      {
        id: 'like',
        method: 'PUT',
        text: `with liked as (
            insert into bench.chosen (member_id, other_id, kind) values ($1, $2, 'like')
            on conflict (member_id, other_id) do update set kind = excluded.kind returning other_id)
          select exists (select from bench.chosen c
            where c.member_id = liked.other_id and c.other_id = $1 and c.kind = 'like') as matched from liked`,
        values: [],
      },
    ],
  });
  if (!fresh) throw new Error('There is no viewer');
  yield* deckCases(opened, fresh.viewerId);
  yield* peerCases(opened.client, fresh);
  yield* queryPlans('discovery', opened.client, opened.statements, options);
  yield* mixedCase(opened.productUrl, emails.slice(1));
  yield* flatCase(stack, options, opened);
}
