import { ownProfile } from '@kindred/contract/accounts';
import type { Focus } from '@kindred/contract/members';
import {
  changePictureFocus,
  deletePicture,
  deleteProfilePicture,
  listPictures,
  orderPictures,
} from '@kindred/contract/photos';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { call } from '../../lib/calls/call.ts';
import { type RouteData, invalidate, keyOf, queryOf, useChange } from '../query.ts';

export type Picture = RouteData<typeof listPictures>['pictures'][number];

const pictures = queryOf(listPictures);

export const usePictures = () => useQuery({ ...pictures, select: (data) => data.pictures });

export type RejectedPicture = NonNullable<ReturnType<typeof useRejectedPhoto>>;

/** Why the last photo was rejected, as long as that is of use. */
export const useRejectedPhoto = () =>
  useQuery({ ...pictures, select: (data) => data.rejected }).data ?? null;

/** The profile too, because the header shows its main picture. */
export const reloadPictures = (client: QueryClient) => invalidate(client, listPictures, ownProfile);

const ordering = { mutationKey: keyOf(orderPictures) };

/** The new order shows immediately, and is undone when the server refuses it. */
export function useOrderPictures() {
  const client = useQueryClient();
  const setPictures = (shown: Picture[]) =>
    client.setQueryData(pictures.queryKey, (known) => known && { ...known, pictures: shown });
  const { mutate, error } = useMutation({
    ...ordering,
    scope: { id: 'order-photos' },
    mutationFn: ({ order }: { order: string[]; before: Picture[] }) =>
      call(orderPictures, { body: { publicIds: order } }),
    onError: (_error, { before }) => setPictures(before),
    // The last of several quick changes fetches the list again.
    onSettled: () => (client.isMutating(ordering) > 1 ? undefined : reloadPictures(client)),
  });
  const readPictures = () => client.getQueryData(pictures.queryKey)?.pictures ?? [];
  function putInOrder(order: string[]) {
    void client.cancelQueries({ queryKey: pictures.queryKey });
    const before = readPictures();
    const known = new Map(before.map((picture) => [picture.publicId, picture]));
    const after = order.flatMap((id) => known.get(id) ?? []);
    setPictures(after.map((picture, index) => ({ ...picture, main: index === 0 })));
    mutate({ order, before });
  }
  /** The order after the last click, which the screen may show only a moment later. */
  const readOrder = () => readPictures().map(({ publicId }) => publicId);
  return { putInOrder, readOrder, error };
}

export const useChangeFocus = () =>
  useChange(
    ({ publicId, focus }: { publicId: string; focus: Focus }) =>
      call(changePictureFocus, { params: { publicId }, body: focus }),
    listPictures,
    ownProfile,
  );

export const useDeletePhoto = () =>
  useMutation({
    mutationFn: ({ id, others, main }: { id: string; others: string[]; main: boolean }) =>
      others.length === 0 && main ? deleteOnlyPhoto() : deletePhoto(id, main ? others : []),
    onSettled: (_data, _error, _photo, _before, { client }) => reloadPictures(client),
  });

/** The server does not make another picture the main one automatically, so another one replaces it first. */
async function deletePhoto(id: string, successors: string[]) {
  if (successors.length > 0) {
    await call(orderPictures, { body: { publicIds: [...successors, id] } });
  }
  await call(deletePicture, { params: { publicId: id } }).catch(ignoreMissing);
}

const deleteOnlyPhoto = async () => {
  await call(deleteProfilePicture).catch(ignoreMissing);
};

/** It is already deleted: the response to an earlier attempt was lost. */
function ignoreMissing(error: unknown) {
  if (!hasStatus(error, 404)) throw error;
}
