import type { listPeople, searchPeople } from '@kindred/contract/discovery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Reader } from '../../../db/reader.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import type { Call } from '../../../platform/http/serve.ts';
import { showPeople } from '../budget/show-people.ts';
import { limits } from '../limits.ts';
import { refusePaidFilters } from './paid-filters.ts';
import { type PeopleQuery, listPeoplePage } from './people-list.ts';
import { createSeeds } from './shuffle.ts';

interface Viewing {
  readonly member: Caller;
  readonly reply: FastifyReply;
  readonly reader: Reader;
}

/** The members' views of the list of users and of the search for users. */
export function peopleViews(app: FastifyInstance) {
  const countList = limitRate(app, limits.list);
  const seedFor = createSeeds(app.secret);

  function list({ member: { id }, reply, reader }: Viewing, query: Omit<PeopleQuery, 'seed'>) {
    countList(reply, id);
    const show = (ids: readonly string[]) => showPeople(app, { reply, viewerId: id, ids });
    return listPeoplePage(
      reader,
      id,
      { ...query, seed: seedFor(id) },
      { ...presentMoment(app), site: app.site },
      show,
    );
  }

  return {
    async list(call: Call<typeof listPeople>) {
      const { page, limit } = call.query;
      const { users, pagination } = await list(call, { filter: {}, page, limit });
      return { data: { users, pagination } };
    },
    async search(call: Call<typeof searchPeople>) {
      const { page, limit, ...filter } = call.query;
      await refusePaidFilters(app, call.member, filter);
      const found = await list(call, { filter, page, limit });
      const hasNext = page < found.pagination.pages;
      return {
        data: { ...found, pagination: { ...found.pagination, hasNext, hasPrev: page > 1 } },
      };
    },
  };
}
