import { browsePeople, defaultBrowseSort } from '@kindred/contract/discovery/browse';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { aboutOwner, under } from '../../../platform/visibility.ts';
import { refuseStaff } from '../../members/refuse-staff.ts';
import { showPeople } from '../budget/show-people.ts';
import { findAnswerBits } from '../deck/rank.ts';
import { findCards } from '../person/find-cards.ts';
import { limits } from '../limits.ts';
import { refusePaidFilters } from '../list/paid-filters.ts';
import { usableFilter } from '../list/people-filter.ts';
import { cardKeys } from '../public-keys.ts';
import { createSeeds } from '../list/shuffle.ts';
import { findCompleteViewer } from '../matching/viewer.ts';
import { findBookmarked } from './bookmarked.ts';
import { findPage } from './browse-page.ts';
import { createCursors } from './page-cursor.ts';

export function browseRoutes(app: FastifyInstance) {
  const countPage = limitRate(app, limits.list);
  const cursors = createCursors(app.secret);
  const seedFor = createSeeds(app.secret);

  serve(app, browsePeople, async ({ member, query, reply, reader }) => {
    refuseStaff(member);
    const { id } = member;
    countPage(reply, id);
    const { sort = defaultBrowseSort, cursor, limit, ...given } = query;
    const filter = usableFilter(given, app.site);
    await refusePaidFilters(app, member, filter);
    const after = cursors.read(cursor, sort);
    const moment = presentMoment(app);
    const viewer = await findCompleteViewer(reader, id, moment.today, app.site);
    const answerBits = await findAnswerBits(reader, id);
    const { today } = moment;
    const { ids, last } = await findPage(reader, {
      viewer,
      answerBits,
      filter,
      today,
      sort,
      after,
      limit,
      seed: seedFor(id),
    });
    await showPeople(app, { reply, viewerId: id, ids });
    const bookmarked = await findBookmarked(reader, id, ids);
    const people = (await findCards(reader, viewer, ids, moment, app.site)).map((card) => ({
      ...card,
      bookmarked: bookmarked.has(card.person._id),
    }));
    return { data: { people, nextCursor: cursors.write(last) } };
  });
}

export const visibility = [
  aboutOwner(browsePeople, [200, 200, 200], {
    url: '/browse?limit=60',
    keys: [
      ...under('data.people[]', [...cardKeys, 'bookmarked']),
      ...under('data', ['people', 'nextCursor']),
    ],
  }),
];
