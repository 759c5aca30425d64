import { consentVersion } from '@kindred/contract/accounts';
import {
  type Archive,
  askArchive,
  fetchArchive,
  openArchive,
  readArchive,
} from '@kindred/contract/personal-data/archives';
import {
  giveConsent,
  leave,
  mailLeavingCode,
  ownAccount,
} from '@kindred/contract/personal-data/leaving';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { download } from '../../lib/download.ts';

const account = ['own-account'];
const archive = ['archive'];

export const useOwnAccount = () =>
  useQuery({
    queryKey: account,
    queryFn: async ({ signal }) => (await call(ownAccount, { signal })).data,
  });

export function useGiveConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(giveConsent, { body: { version: consentVersion } }),
    onSuccess: () => client.invalidateQueries({ queryKey: account }),
  });
}

export const useMailLeavingCode = () =>
  useMutation({ mutationFn: () => call(mailLeavingCode, { body: {} }) });

export const useLeave = () =>
  useMutation({
    mutationFn: async (body: { password?: string; code?: string; withdrawConsent: boolean }) =>
      (await call(leave, { body })).data.eraseAt,
  });

/** Looks again while one is being made; a hidden page does not. */
export const useArchive = () =>
  useQuery({
    queryKey: archive,
    queryFn: async ({ signal }) => (await call(readArchive, { signal })).data.archive,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 3000 : false),
  });

export function useAskArchive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(askArchive, { body: {} })).data.archive,
    onSuccess: (asked: Archive) => client.setQueryData(archive, asked),
  });
}

export const useFetchArchive = () =>
  useMutation({ mutationFn: (name: string) => download(fetchArchive, {}, name) });

export const useOpenArchive = () =>
  useMutation({
    mutationFn: ({ token, name }: { token: string; name: string }) =>
      download(openArchive, { body: { token } }, name),
  });
