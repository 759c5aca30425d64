import { blockMember } from '@kindred/contract/blocks';
import { listPastMatches } from '@kindred/contract/likes';
import {
  type OwnReport,
  createReport,
  myReports,
  readConversation,
} from '@kindred/contract/reports';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { followed } from '../followed.ts';
import { fetchData, keyOf, useChange } from '../query.ts';

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
  useChange(
    async ({ report: body, block: id }: NewReport) => {
      const { report } = await fetchData(createReport, { body });
      const blocked = id === null ? null : await blockAfterReport(id);
      return { report, blocked };
    },
    myReports,
    listPastMatches,
  );

/** Whether the block worked; the report is kept either way. */
const blockAfterReport = (id: string) =>
  call(blockMember, { params: { id } }).then(
    () => true,
    () => false,
  );
