import type { Focus } from '@kindred/contract/members';
import {
  addPictures,
  listPictures,
  setProfilePicture,
  uploadPhoto,
} from '@kindred/contract/photos';
import {
  type QueryClient,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { mayRetry, retryDelay } from '../../lib/calls/retry.ts';
import { upload } from '../../lib/calls/upload.ts';
import { fetchData, keyOf } from '../query.ts';
import { reloadPictures } from './own-photos.ts';

export interface ChosenFile {
  file: File;
  /** Where the face is. */
  focus: Focus;
  /** The same at each attempt, so that a lost response does not make a second photo. */
  key: string;
}

const mutationKey = keyOf(uploadPhoto);
const progressKey = (key: string) => [...mutationKey, key];

/** One after the other, in the order chosen. Offline they wait, also when the page is left. */
export const useAddPhoto = () =>
  useMutation({
    mutationKey,
    scope: { id: 'add-photo' },
    // It waits for the connection.
    networkMode: 'online',
    retry: (failures, error) => mayRetry(failures + 1, error),
    retryDelay: (failures) => retryDelay(failures + 1),
    mutationFn: addPhoto,
    onSettled: (_data, _error, _chosen, _before, { client }) => reloadPictures(client),
  });

async function addPhoto({ file, key, focus }: ChosenFile, { client }: { client: QueryClient }) {
  const { data } = await upload(uploadPhoto, file, {
    idempotencyKey: key,
    onProgress: (share) => client.setQueryData(progressKey(key), share),
  });
  const { pictures } = await fetchData(listPictures);
  if (pictures.some(({ publicId }) => publicId === data.publicId)) return;
  const photo = { ...data, focus };
  if (pictures.some(({ main }) => main)) await call(addPictures, { body: { imagesData: [photo] } });
  else await call(setProfilePicture, { body: { imageData: photo } });
}

/** Every upload that has not succeeded yet, the failed ones included. */
export const usePendingUploads = () =>
  useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state: { variables, status, isPaused, error } }) => {
      const { file, key } = variables as ChosenFile;
      return { key, file, status, isPaused, error };
    },
  });

export type PendingUpload = ReturnType<typeof usePendingUploads>[number];

/** Removes an upload from the list, and returns its file so that it can be sent again. */
export function useForgetUpload() {
  const client = useQueryClient();
  return (key: string): ChosenFile | undefined => {
    const cache = client.getMutationCache();
    const mutation = cache.find({
      mutationKey,
      predicate: ({ state }) => (state.variables as ChosenFile).key === key,
    });
    if (!mutation) return undefined;
    cache.remove(mutation);
    return mutation.state.variables as ChosenFile;
  };
}

/** The share of a file that has been sent, from 0 to 1. */
export const useUploadProgress = (key: string) =>
  useQuery<number>({ queryKey: progressKey(key), queryFn: skipToken, initialData: 0 }).data ?? 0;
