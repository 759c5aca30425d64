import {
  type Appeal,
  type AppealState,
  decideAppeal,
  listAppeals,
} from '@kindred/contract/desk/appeals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { followed } from '../followed.ts';
import { usePollParameter } from '../use-poll-parameter.ts';
import { fetchData, pagesOf, useChange } from '../query.ts';

/** Colleagues decide the same appeals. */
export function useAppeals(state: AppealState, from: string | undefined) {
  const { pollParameter } = usePollParameter();
  const pages = pagesOf(listAppeals, { query: { state, limit: 20, ...(from && { from }) } });
  return useInfiniteQuery({
    ...pages,
    queryFn: ({ pageParam: cursor, signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== undefined;
      const query = {
        state,
        limit: 20,
        ...(from && { from }),
        ...(cursor && { cursor }),
        ...pollParameter(known),
      };
      return fetchData(listAppeals, { query, signal });
    },
    ...followed(10_000, 'staff:reports'),
  });
}

type AppealDecision = CallInput<typeof decideAppeal>['body'];

export const useDecideAppeal = ({ _id: id }: Appeal) =>
  useChange((body: AppealDecision) => call(decideAppeal, { params: { id }, body }), listAppeals);
