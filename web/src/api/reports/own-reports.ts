import { blockMember } from '@kindred/contract/blocks';
import { readPerson } from '@kindred/contract/discovery/person';
import { listPastMatches } from '@kindred/contract/likes';
import {
  type OwnReport,
  createReport,
  myReports,
  readConversation,
} from '@kindred/contract/reports';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { followed } from '../followed.ts';
import { fetchData, invalidate, keyOf } from '../query.ts';

/** The reports that the signed-in member has sent. */
export const useOwnReports = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(myReports), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      fetchData(myReports, { query: { page, limit: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : null),
    ...followed(30_000, 'ownReports'),
  });

/** A report and its replies as a conversation, loaded again when the list has another reply. */
export const useConversation = ({ _id: id, replies }: OwnReport) =>
  useQuery({
    queryKey: [...keyOf(readConversation, { params: { id } }), replies.length],
    queryFn: ({ signal }) => fetchData(readConversation, { params: { id }, signal }),
    select: ({ conversation }) => conversation.filter(({ from }) => from === 'team'),
    enabled: replies.length > 0,
    staleTime: Infinity,
  });

interface NewReport {
  report: CallInput<typeof createReport>['body'];
  /** The member to block after the report is sent, because a blocked member cannot be reported. */
  block: string | null;
}

export const useCreateReport = () =>
  useMutation({
    mutationFn: async ({ report: body, block: id }: NewReport) => {
      const { report } = await fetchData(createReport, { body });
      const blocked = id === null ? null : await blockAfterReport(id);
      return { report, blocked };
    },
    // The profile of someone who is not blocked says that they were reported. A blocked one can't be read.
    onSettled: (done, _error, _given, _before, { client }) =>
      invalidate(
        client,
        myReports,
        listPastMatches,
        ...(done && !done.blocked ? [readPerson] : []),
      ),
  });

/** Whether the block worked; the report is kept either way. */
const blockAfterReport = (id: string) =>
  call(blockMember, { params: { id } }).then(
    () => true,
    () => false,
  );
