import { readDeck, readFunnel as readFunnelRoute } from '@kindred/contract/discovery/deck';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { aboutCaller, aboutOwner, under } from '../../../platform/visibility.ts';
import { refuseStaff } from '../../members/refuse-staff.ts';
import { showPeople } from '../budget/show-people.ts';
import { findCards } from '../person/find-cards.ts';
import { findTheirLikes } from '../person/find-their-likes.ts';
import { limits } from '../limits.ts';
import { hasAllFilters, refusePaidFilters } from '../list/paid-filters.ts';
import { usableFilter } from '../list/people-filter.ts';
import { cardKeys } from '../public-keys.ts';
import { findCompleteViewer } from '../matching/viewer.ts';
import { findDeckPage } from './deck-page.ts';
import { readFunnel } from './funnel.ts';
import { storeDeck } from './make-deck.ts';

export function deckRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countPage = limitRate(app, limits.deck);
  const countFunnel = limitRate(app, limits.funnel);

  serve(app, readDeck, async ({ member, query, reply, reader }) => {
    refuseStaff(member);
    const { id } = member;
    countPage(reply, id);
    const moment = presentMoment(app);
    const { limit, after: from } = query;
    const page = await findDeckPage(
      { pool, reader, site: app.site },
      id,
      { limit, after: from },
      moment,
    );
    const { viewer, step, ids, after, nearlyUsed, made } = page;
    if (nearlyUsed) await addJob(pool, 'make-deck', { memberId: id }, { key: `make-deck:${id}` });
    // Read in parallel, and returned only when the budget allows it.
    const [cards, theirLikes] = await Promise.all([
      findCards(reader, viewer, ids, moment, app.site),
      findTheirLikes(reader, id, ids, moment),
      showPeople(app, { reply, viewerId: id, ids }),
      made && storeDeck(pool, id, made),
    ]);
    const people = cards.map((card) => ({
      ...card,
      theirLike: theirLikes.get(card.person._id) ?? null,
    }));
    return { data: { people, step, after } };
  });

  serve(app, readFunnelRoute, async ({ member, query, reply, reader }) => {
    refuseStaff(member);
    const { id } = member;
    const { unit = 'km', ...given } = query;
    const filter = usableFilter(given, app.site);
    countFunnel(reply, id);
    await refusePaidFilters(app, member, filter);
    // Counts reveal people, too: none when the budget of people is used up.
    await showPeople(app, { reply, viewerId: id, ids: [] });
    const moment = presentMoment(app);
    const viewer = await findCompleteViewer(reader, id, moment.today, app.site);
    const wanted = { filter, unit, hasAllFilters: await hasAllFilters(app, member) };
    return { data: await readFunnel(reader, viewer, moment, wanted) };
  });
}

export const visibility = [
  aboutOwner(readDeck, [200, 200, 200], {
    url: '/deck?limit=30',
    keys: [
      ...under('data.people[]', [...cardKeys, 'theirLike']),
      ...under('data', ['people', 'step', 'after']),
    ],
  }),
  aboutCaller(readFunnelRoute),
];
