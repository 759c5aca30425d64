import {
  type OpenedRequest,
  addPictureFact,
  openPictureRequest,
  sendPictureRequest,
} from '@kindred/contract/reports/picture-request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../lib/calls/call.ts';
import { fetchData, linkRead, queryOf, useChange } from '../query.ts';

export type { OpenedRequest };

export const useSendPictureRequest = () =>
  useChange((body: CallInput<typeof sendPictureRequest>['body']) =>
    fetchData(sendPictureRequest, { body }),
  );

/** The fingerprint of a picture, which the service reads and forgets. Few forms have one. */
export const useFingerprint = () =>
  useMutation({
    mutationFn: async (file: File) => (await import('./fingerprint-of.ts')).fingerprintOf(file),
  });

const requestOf = (token: string | null) =>
  queryOf(openPictureRequest, { body: { token: token ?? '' } });

/** The request of a mailed link. */
export const usePictureRequest = (token: string | null) =>
  useQuery({ ...requestOf(token), select: ({ request }) => request, ...linkRead(token) });

export function useAddFact(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => fetchData(addPictureFact, { body: { token, text } }),
    onSuccess: (data) => client.setQueryData(requestOf(token).queryKey, data),
  });
}
