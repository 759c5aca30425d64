import type { PublicUser } from '@kindred/contract/members';
import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { type Session, type TestMember, createMember, signIn } from './members.ts';

type Fields = Parameters<typeof createMember>[1];

/** A new member who is signed in, with functions that send requests as that member. */
export async function createPerson(app: FastifyInstance, fields: Fields = {}) {
  const member = await createMember(app, fields);
  return personOf(app, member, await signIn(app, member));
}

export const personOf = (app: FastifyInstance, member: TestMember, { headers }: Session) => ({
  ...member,
  headers,
  get: (url: string, query: Record<string, string> = {}) =>
    app.inject({ url: `${apiBase}${url}`, query, headers }),
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `${apiBase}${url}`,
      ...(payload && { payload }),
      headers: { ...headers, ...more },
    }),
});

/** Fields of a man who can be shown to the members that `createMember` creates by default. */
export const aMan = (profile: NonNullable<Fields>['profile'] = {}): Fields => ({
  profile: { first_name: 'Alan', gender: 'man', seek_genders: ['woman'], ...profile },
});

export const usersIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { users: PublicUser[] } }>().data.users;
