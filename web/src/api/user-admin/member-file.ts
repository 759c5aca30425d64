import {
  endUserSession,
  readMemberFile,
  readTimeline,
} from '@kindred/contract/user-admin/member-file';
import { addNote, deleteNote } from '@kindred/contract/user-admin/notes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { fetchData, pagesOf, queryOf, useChange } from '../query.ts';

/** Loaded when it is opened and after a change here, because every read is logged. */
export const useMemberFile = (id: string) =>
  useQuery({
    ...queryOf(readMemberFile, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      // The log has one read for as long as the file is open.
      const poll = client.getQueryData(queryKey) !== undefined;
      return fetchData(readMemberFile, { params: { id }, query: poll ? { poll } : {}, signal });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The events that are older than those in the file. */
export const useOlderEvents = (id: string, cursor: string | null) =>
  useInfiniteQuery({
    ...pagesOf(readTimeline, { params: { id }, query: { ...(cursor && { cursor }), limit: 20 } }),
    enabled: false,
    gcTime: 0,
  });

export const useAddNote = (id: string) =>
  useChange((body: string) => call(addNote, { params: { id }, body: { body } }), readMemberFile);

export const useDeleteNote = (id: string) =>
  useChange((noteId: string) => call(deleteNote, { params: { id, noteId } }), readMemberFile);

export const useEndSession = (id: string) =>
  useChange(
    (sessionId: string) => call(endUserSession, { params: { id, sessionId } }),
    readMemberFile,
  );
