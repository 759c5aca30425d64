import { readPerson } from '@kindred/contract/discovery';
import { useQuery } from '@tanstack/react-query';
import { listStatusOf } from './list-status.ts';
import { type RouteData, queryOf } from './query.ts';

export type Person = RouteData<typeof readPerson>;

export function usePerson(id: string) {
  const person = useQuery(queryOf(readPerson, { params: { id } }));
  return { person, profileStatus: listStatusOf(person) };
}
