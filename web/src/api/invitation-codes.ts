import {
  type NewCodes,
  exportInvitationCodes,
  listInvitationCodes,
  listJoined,
  makeInvitationCodes,
  revokeInvitationCode,
} from '@kindred/contract/invitation-codes';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { download } from '../lib/calls/download.ts';
import { fetchData, pagesOf, useChange } from './query.ts';

export type CodeFilter = Partial<Record<'of' | 'search', string>> & {
  of?: 'partner' | 'member';
};

export const useInvitationCodes = (query: CodeFilter) =>
  useInfiniteQuery(pagesOf(listInvitationCodes, { query: { ...query, limit: 50 } }));

export const useMakeCodes = () =>
  useChange((body: NewCodes) => fetchData(makeInvitationCodes, { body }), listInvitationCodes);

export const useRevokeCode = () =>
  useChange((id: string) => call(revokeInvitationCode, { params: { id } }), listInvitationCodes);

export const useJoined = (id: string) =>
  useInfiniteQuery(pagesOf(listJoined, { params: { id }, query: { limit: 50 } }));

export const useExportCodes = (search: string | undefined) =>
  useMutation({
    mutationFn: (file: string) =>
      download(exportInvitationCodes, { query: search === undefined ? {} : { search } }, file),
  });
