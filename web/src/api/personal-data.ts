import { consentVersion } from '@kindred/contract/accounts';
import {
  requestArchive,
  downloadArchive,
  readArchive,
} from '@kindred/contract/personal-data/archives';
import {
  giveConsent,
  leave,
  mailLeavingCode,
  ownAccount,
} from '@kindred/contract/personal-data/leaving';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/calls/call.ts';
import { fetchData, queryOf, useChange } from './query.ts';

export const useOwnAccount = () => useQuery(queryOf(ownAccount));

export const useGiveConsent = () =>
  useChange(() => call(giveConsent, { body: { version: consentVersion } }), ownAccount);

export const useMailLeavingCode = () =>
  useMutation({ mutationFn: () => call(mailLeavingCode, { body: {} }) });

export const useLeave = () =>
  useMutation({
    mutationFn: async (body: CallInput<typeof leave>['body']) =>
      (await fetchData(leave, { body })).eraseAt,
  });

/** Polled while an archive is being made. */
export const useArchive = () =>
  useQuery({
    ...queryOf(readArchive),
    select: ({ archive }) => archive,
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'waiting' ? 3000 : false),
  });

export const useRequestArchive = () =>
  useChange(() => call(requestArchive, { body: {} }), readArchive);

export const useDownloadArchive = () =>
  useMutation({
    mutationFn: async () => {
      // Few of those who open the settings download anything.
      const { download } = await import('../lib/calls/download.ts');
      return download(downloadArchive, {}, 'my-data.zip');
    },
  });
