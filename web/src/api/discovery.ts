import { readPerson } from '@kindred/contract/discovery';
import { useQuery } from '@tanstack/react-query';
import { type RouteData, queryOf } from './query.ts';

export type Person = RouteData<typeof readPerson>;

export const usePerson = (id: string) => useQuery(queryOf(readPerson, { params: { id } }));
