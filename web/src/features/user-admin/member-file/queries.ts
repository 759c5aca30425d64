import {
  type MemberFile,
  addNote,
  changeUserVip,
  deleteNote,
  endUserSession,
  readMemberFile,
  readTimeline,
} from '@kindred/contract/user-admin/member-file';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Every reading is written down: it is read when it is opened and when it has been changed here. */
export const useMemberFile = (id: string) =>
  useQuery({
    queryKey: ['member-file', id],
    queryFn: async ({ signal }) => (await call(readMemberFile, { params: { id }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What is older than the events that came with the file. */
export const useOlderEvents = (id: string, cursor: string | null) =>
  useInfiniteQuery({
    enabled: false,
    queryKey: ['member-timeline', id, cursor],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call(readTimeline, {
          params: { id },
          query: { ...(pageParam && { cursor: pageParam }), limit: 20 },
          signal,
        })
      ).data,
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 0,
  });

/** Whatever becomes of a change, the file is then read anew. */
function useFileChange<V>(id: string, change: (given: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['member-file', id] }),
  });
}

export const useAddNote = (id: string) =>
  useFileChange(id, (body: string) => call(addNote, { params: { id }, body: { body } }));

export const useDeleteNote = (id: string) =>
  useFileChange(id, (noteId: string) => call(deleteNote, { params: { id, noteId } }));

export const useEndSession = (id: string) =>
  useFileChange(id, (sessionId: string) => call(endUserSession, { params: { id, sessionId } }));

export const useChangeVip = ({
  user: { _id: id },
  version,
}: Pick<MemberFile, 'user' | 'version'>) =>
  useFileChange(id, (body: { until: string | null; reason: string }) =>
    call(changeUserVip, { params: { id }, body, ifMatch: version }),
  );
