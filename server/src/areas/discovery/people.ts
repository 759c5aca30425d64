import type { listPeople, searchPeople } from '@kindred/contract/discovery';
import type { FastifyInstance } from 'fastify';
import { presentMoment } from '../../platform/time/moment.ts';
import type { Call } from '../../platform/http/serve.ts';
import { type PeopleQuery, listPeoplePage } from './people-list.ts';

/** The members' view of the list of users. */
export async function listForMember(app: FastifyInstance, call: Call<typeof listPeople>) {
  const { page, limit } = call.query;
  const list = await listAsOf(app, call.member.id, { filter: {}, page, limit });
  return { data: { users: list.users, pagination: list.pagination } };
}

/** The members' view of the search for users. */
export async function searchForMember(app: FastifyInstance, call: Call<typeof searchPeople>) {
  const { page, limit, ...filter } = call.query;
  const list = await listAsOf(app, call.member.id, { filter, page, limit });
  const hasNext = page < list.pagination.pages;
  const pagination = { ...list.pagination, hasNext, hasPrev: page > 1 };
  return { data: { ...list, pagination } };
}

const listAsOf = (app: FastifyInstance, id: string, query: PeopleQuery) =>
  listPeoplePage(app.pool, id, query, presentMoment(app));
