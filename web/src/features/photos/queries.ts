import {
  addPictures,
  deletePicture,
  listPictures,
  orderPictures,
  setProfilePicture,
  uploadPhoto,
} from '@kindred/contract/photos';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/call-error.ts';
import { call } from '../../lib/call.ts';
import { ownProfileQuery } from '../../api/accounts/own-profile.ts';
import { mayRetry, retryDelay } from '../../lib/retry.ts';
import type { RouteResponse } from '../../lib/send.ts';
import { upload } from '../../lib/upload.ts';

export type Picture = RouteResponse<typeof listPictures>['data']['pictures'][number];

const pictures = ['pictures'];
const ordering = ['order-photos'];

export const adding = ['add-photo'];
export const progressOf = (key: string) => ['photo-progress', key];

const readPictures = async () => (await call(listPictures)).data.pictures;

export const usePictures = () => useQuery({ queryKey: pictures, queryFn: readPictures });

/** The profile too: its main picture is what the frame shows. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: pictures }),
    client.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
  ]);

export interface Chosen {
  file: File;
  /** The same at each try, so that a lost answer does not make a second photo. */
  key: string;
}

/** One after the other, in the order chosen; without a connection they wait, and nobody has to stay on the page. */
export const useAddPhoto = () =>
  useMutation({
    mutationKey: adding,
    scope: { id: 'add-photo' },
    retry: (failures, error) => mayRetry(failures + 1, error),
    retryDelay: (failures) => retryDelay(failures + 1),
    mutationFn: addPhoto,
    onSettled: (_answer, _error, _chosen, _before, { client }) => refresh(client),
  });

async function addPhoto({ file, key }: Chosen, { client }: { client: QueryClient }) {
  const { data } = await upload(uploadPhoto, file, {
    idempotencyKey: key,
    onProgress: (share) => client.setQueryData(progressOf(key), share),
  });
  const present = await readPictures();
  if (present.some(({ publicId }) => publicId === data.publicId)) return;
  if (present.some(({ main }) => main)) await call(addPictures, { body: { imagesData: [data] } });
  else await call(setProfilePicture, { body: { imageData: data } });
}

/** Shown at once, and taken back when the server refuses. */
export function useOrder() {
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationKey: ordering,
    scope: { id: 'order-photos' },
    networkMode: 'always',
    mutationFn: ({ order }: { order: string[]; before: Picture[] | undefined }) =>
      call(orderPictures, { body: { publicIds: order } }),
    onError: (_error, { before }) => client.setQueryData(pictures, before),
    onSettled: () =>
      client.isMutating({ mutationKey: ordering }) > 1 ? undefined : refresh(client),
  });
  function putInOrder(order: string[]) {
    void client.cancelQueries({ queryKey: pictures });
    const before = client.getQueryData<Picture[]>(pictures);
    const known = new Map(before?.map((picture) => [picture.publicId, picture]));
    const after = order.flatMap((id) => known.get(id) ?? []);
    client.setQueryData(
      pictures,
      after.map((picture, index) => ({ ...picture, main: index === 0 })),
    );
    mutate({ order, before });
  }
  /** What is shown follows a moment later, which matters to quick fingers. */
  const readOrder = () =>
    (client.getQueryData<Picture[]>(pictures) ?? []).map(({ publicId }) => publicId);
  return { putInOrder, readOrder, error };
}

export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, others, main }: { id: string; others: string[]; main: boolean }) =>
      deletePhoto(id, main ? others : []),
    onSettled: () => refresh(client),
  });
}

/** Nobody becomes the main picture by itself, so another one takes its place first. */
async function deletePhoto(id: string, successors: string[]) {
  if (successors.length > 0) {
    await call(orderPictures, { body: { publicIds: [...successors, id] } });
  }
  await call(deletePicture, { params: { publicId: id } }).catch((error: unknown) => {
    // Gone already: the answer to an earlier try was lost.
    if (!hasStatus(error, 404)) throw error;
  });
}
