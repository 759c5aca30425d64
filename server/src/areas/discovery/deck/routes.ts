import { readDeck, readFunnel as readFunnelRoute } from '@kindred/contract/discovery/deck';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { limitRate } from '../../../platform/http/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { aboutCaller, aboutOwner, under } from '../../../platform/visibility.ts';
import { refuseStaff } from '../../members/refuse-staff.ts';
import { showPeople } from '../budget/show-people.ts';
import { findPeople } from '../find-people.ts';
import { limits } from '../limits.ts';
import { distanceKeys, profileKeys } from '../public-keys.ts';
import { findViewer } from '../viewer.ts';
import { findMatches } from './find-matches.ts';
import { findDeckPage } from './deck-page.ts';
import { readFunnel } from './funnel.ts';

export function deckRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countPage = limitRate(app, limits.list);
  const countFunnel = limitRate(app, limits.funnel);

  serve(app, readDeck, async ({ member, query, reply }) => {
    refuseStaff(member);
    const { id } = member;
    countPage(reply, id);
    const moment = presentMoment(app);
    const viewer = await completeViewer(id);
    const { step, ids, after, nearlyUsed } = await findDeckPage(
      pool,
      viewer,
      { limit: query.limit, after: query.after },
      moment,
    );
    if (nearlyUsed) await addJob(pool, 'make-deck', { memberId: id }, { key: `make-deck:${id}` });
    await showPeople(app, { reply, viewerId: id, ids });
    const matches = await findMatches(pool, id, ids, moment.now);
    const found = await findPeople(pool, ids, viewer.position, moment);
    const people = found.flatMap((person) => {
      const match = matches.get(person._id);
      return match ? [{ person, ...match }] : [];
    });
    return { data: { people, step, after } };
  });

  serve(app, readFunnelRoute, async ({ member, reply }) => {
    refuseStaff(member);
    const { id } = member;
    countFunnel(reply, id);
    return { data: await readFunnel(pool, await completeViewer(id), presentMoment(app)) };
  });

  async function completeViewer(id: string) {
    const viewer = await findViewer(pool, id, presentMoment(app).today);
    if (viewer) return viewer;
    throw new AppError('refused', 'Complete your profile first.');
  }
}

export const visibility = [
  aboutOwner(readDeck, [200, 200, 200], {
    url: '/deck?limit=30',
    keys: [
      ...under('data.people[].person', [...profileKeys, ...distanceKeys]),
      ...under('data.people[]', ['compatibilityScore']),
      ...under('data.people[].compatibility', [
        'sharedInterests[]',
        'agreements[]',
        'agreed',
        'sharedQuestions',
      ]),
      ...under('data', ['people', 'step', 'after']),
    ],
  }),
  aboutCaller(readFunnelRoute),
];
