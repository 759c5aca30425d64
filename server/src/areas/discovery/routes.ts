import { readPerson as readPersonRoute } from '@kindred/contract/discovery/person';
import { listPeople, searchPeople } from '@kindred/contract/discovery';
import { hasPermission } from '@kindred/contract/permissions';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { AppError } from '../../errors.ts';
import { refuseStaff } from '../members/refuse-staff.ts';
import { limitProfileReads } from './budget/limit-profile-reads.ts';
import { showPeople } from './budget/show-people.ts';
import { limits } from './limits.ts';
import { findTheirLikes } from './person/find-their-likes.ts';
import { readPerson } from './person/person.ts';
import { distanceKeys, matchKeys, profileKeys } from './public-keys.ts';
import { aboutOwner, under } from '../../platform/visibility.ts';

export function discoveryRoutes(app: FastifyInstance) {
  const countView = limitRate(app, limits.profileView);
  const countRead = limitProfileReads(app);

  serve(app, readPersonRoute, async ({ member, params: { id }, reply }) => {
    // Staff who may read members see this one as members do.
    if (!hasPermission(member.staffRole, 'readUsers')) refuseStaff(member);
    countView(reply, member.id);
    const isOther = id.toLowerCase() !== member.id;
    if (isOther) countRead(member.id, id);
    // Counted while it is read, and the same when there is no such profile: it costs one round trip, and reveals no
    // more.
    const moment = presentMoment(app);
    const [person, theirLikes] = await Promise.all([
      readPerson(app, member.id, id, moment),
      findTheirLikes(app.pool, member.id, [id], moment),
      isOther && showPeople(app, { reply, viewerId: member.id, ids: [id], again: true }),
    ]);
    if (!person) throw new AppError('profile_not_found');
    return { data: { ...person, theirLike: theirLikes.get(person.user._id) ?? null } };
  });
}

const pagination = under('data.pagination', ['page', 'limit', 'total', 'pages']);
const card = ['data.users', ...under('data.users[]', [...profileKeys, ...distanceKeys])];

export const visibility = [
  aboutOwner(readPersonRoute, [200, 200, 404], {
    url: '/auth/user/{owner}',
    keys: [
      ...under('data.user', profileKeys),
      ...under('data', [...distanceKeys, 'compatibilityScore', 'privacyInfo.showLastActive']),
      ...under('data', [
        'likeableAnswers',
        'choice',
        'likedPart',
        'fits',
        'superlikesYou',
        'theirLike',
        'matched',
        'bookmarked',
        'reportedAt',
      ]),
      ...under('data.likedPart', ['kind', 'id', 'photo', 'answer', 'gone']),
      ...under('data.compatibility', matchKeys),
    ],
  }),
  aboutOwner(listPeople, [200, 200, 200], {
    url: '/auth/users?limit=100',
    keys: [...card, ...pagination],
  }),
  aboutOwner(searchPeople, [200, 200, 200], {
    url: '/auth/search-users?limit=100',
    keys: [
      ...card,
      ...pagination,
      ...under('data.pagination', ['hasNext', 'hasPrev']),
      'data.searchParams',
    ],
  }),
];
