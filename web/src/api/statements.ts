import {
  type Statement,
  listStatements,
  makeAppeal,
  openStatement,
} from '@kindred/contract/desk/statements';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followed } from './followed.ts';
import { fetchData, linkRead, pagesOf, queryOf } from './query.ts';

const statementOf = (token: string | null) =>
  queryOf(openStatement, { body: { token: token ?? '' } });

/** The statement of a mailed link. */
export const useStatement = (token: string | null) =>
  useQuery({
    ...statementOf(token),
    select: ({ statement }) => statement,
    ...linkRead(token),
  });

/** Decisions about the member, or about their reports. */
export const useOwnStatements = (party: Statement['party']) =>
  useInfiniteQuery({
    ...pagesOf(listStatements, { query: { party, limit: 30 } }),
    ...followed(60_000, 'notices'),
  });

export function useAppeal(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => fetchData(makeAppeal, { body: { token, message } }),
    onSuccess: (data) => client.setQueryData(statementOf(token).queryKey, data),
  });
}
