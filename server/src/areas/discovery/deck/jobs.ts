import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../../db/columns.ts';
import { lockMembers, skipLocked } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { makeDeck, storeDeck } from './make-deck.ts';
import { findViewerAndDeck } from './stored-deck.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'make-deck': { readonly memberId: string };
    'fill-cards': object;
    'update-cards': object;
    'update-hidden-activity': object;
  }
}

const selectNext = statement({
  name: 'find_next_members',
  text: 'select id from member where id > $after order by id limit 500',
  params: { after: 'uuid' },
  row: Row({ id: Uuid }),
});

const updateCards = statement({
  name: 'update_cards',
  writes: true,
  text: 'select from unnest($ids::uuid[]) as id cross join lateral update_card(id)',
  params: { ids: 'uuid[]' },
});

const countCards = statement({
  name: 'count_cards',
  text: 'select count(*) from card',
  row: Row({ count: Integer }),
});

const firstId = '00000000-0000-0000-0000-000000000000';

/** After a migration that changes the columns of cards. */
async function fillCards(pool: Pool) {
  for (let after = firstId; ;) {
    const members = await selectNext.all(pool, { after });
    const last = members.at(-1);
    if (!last) return;
    await inTransaction(pool, async (client) => {
      const ids = members.map(({ id }) => id);
      await updateCards.run(client, { ids: await lockMembers(client, ids) });
    });
    after = last.id;
  }
}

/** Once a day for each member who was active. Cards are large, and presence changes every minute. */
const updateSeen = statement({
  name: 'update_seen_on',
  text: `update card set seen_on = seen_on(card.member_id)
    where member_id in (
      select member_id from card c
      where member_id in (select member_id from presence where last_active > $since)
        and seen_on < seen_on(member_id)
      order by member_id ${skipLocked})`,
  params: { since: 'timestamptz' },
});

/** When a month begins, for everyone who hides their activity. */
const updateHidden = statement({
  name: 'update_hidden_seen_on',
  text: `update card set seen_on = seen_on(card.member_id)
    where member_id in (
      select member_id from card c join profile p using (member_id)
      where not p.show_last_active and c.seen_on is distinct from seen_on(member_id)
      order by member_id ${skipLocked})`,
});

const deleteOld = statement({
  name: 'delete_old_decks',
  text: `delete from deck where member_id in (
    select member_id from deck where made_at < $before ${skipLocked})`,
  params: { before: 'timestamptz' },
});

const hour = 3_600_000;

export function deckJobs(app: JobsApp) {
  const { pool, jobs, now } = app;
  const before = (hours: number) => new Date(now().getTime() - hours * hour);

  jobs.handle('make-deck', async ({ memberId }) => {
    const moment = presentMoment(app);
    const found = await findViewerAndDeck(pool, memberId, moment, app.site);
    if (found) await storeDeck(pool, memberId, await makeDeck(pool, found, moment));
  });
  jobs.handle('fill-cards', async () => {
    const { count } = await countCards.one(pool);
    await fillCards(pool);
    // Decks that were made while cards were missing lack these people.
    if ((await countCards.one(pool)).count > count) await deleteOld.run(pool, { before: now() });
  });
  jobs.schedule('update-cards', '41 * * * *', async () => {
    await updateSeen.run(pool, { since: before(26) });
  });
  jobs.schedule('update-hidden-activity', '0 0 1 * *', async () => {
    await updateHidden.run(pool);
  });
}
