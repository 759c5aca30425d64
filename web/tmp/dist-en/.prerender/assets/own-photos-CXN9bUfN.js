import { d as ownProfile, p as hasStatus } from './session-qxZvcB-b.js';
import {
  a as listPictures,
  i as deleteProfilePicture,
  n as changePictureFocus,
  o as orderPictures,
  r as deletePicture,
} from './photos-D0wjT6zA.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as invalidate, o as queryOf, r as keyOf, s as useChange } from './query-AAxsCU1Q.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
// web/src/api/photos/own-photos.ts
var pictures = queryOf(listPictures);
var usePictures = () =>
  useQuery({
    ...pictures,
    select: (data) => data.pictures,
  });
/** Why the last photo was rejected, as long as that is of use. */
var useRejectedPhoto = () =>
  useQuery({
    ...pictures,
    select: (data) => data.rejected,
  }).data ?? null;
/** The profile too, because the header shows its main picture. */
var reloadPictures = (client) => invalidate(client, listPictures, ownProfile);
var ordering = { mutationKey: keyOf(orderPictures) };
/** The new order shows immediately, and is undone when the server refuses it. */
function useOrderPictures() {
  const client = useQueryClient();
  const setPictures = (shown) =>
    client.setQueryData(
      pictures.queryKey,
      (known) =>
        known && {
          ...known,
          pictures: shown,
        },
    );
  const { mutate, error } = useMutation({
    ...ordering,
    scope: { id: 'order-photos' },
    mutationFn: ({ order }) => call(orderPictures, { body: { publicIds: order } }),
    onError: (_error, { before }) => setPictures(before),
    onSettled: () => (client.isMutating(ordering) > 1 ? void 0 : reloadPictures(client)),
  });
  const readPictures = () => client.getQueryData(pictures.queryKey)?.pictures ?? [];
  function putInOrder(order) {
    client.cancelQueries({ queryKey: pictures.queryKey });
    const before = readPictures();
    const known = new Map(before.map((picture) => [picture.publicId, picture]));
    const after = order.flatMap((id) => known.get(id) ?? []);
    setPictures(
      after.map((picture, index) => ({
        ...picture,
        main: index === 0,
      })),
    );
    mutate({
      order,
      before,
    });
  }
  /** The order after the last click, which the screen may show only a moment later. */
  const readOrder = () => readPictures().map(({ publicId }) => publicId);
  return {
    putInOrder,
    readOrder,
    error,
  };
}
var useChangeFocus = () =>
  useChange(
    ({ publicId, focus }) =>
      call(changePictureFocus, {
        params: { publicId },
        body: focus,
      }),
    listPictures,
    ownProfile,
  );
var useDeletePhoto = () =>
  useMutation({
    mutationFn: ({ id, others, main }) =>
      others.length === 0 && main ? deleteOnlyPhoto() : deletePhoto(id, main ? others : []),
    onSettled: (_data, _error, _photo, _before, { client }) => reloadPictures(client),
  });
/** The server does not make another picture the main one automatically, so another one replaces it first. */
async function deletePhoto(id, successors) {
  if (successors.length > 0)
    await call(orderPictures, { body: { publicIds: [...successors, id] } });
  await call(deletePicture, { params: { publicId: id } }).catch(ignoreMissing);
}
var deleteOnlyPhoto = async () => {
  await call(deleteProfilePicture).catch(ignoreMissing);
};
/** It is already deleted: the response to an earlier attempt was lost. */
function ignoreMissing(error) {
  if (!hasStatus(error, 404)) throw error;
}
export {
  usePictures as a,
  useOrderPictures as i,
  useChangeFocus as n,
  useRejectedPhoto as o,
  useDeletePhoto as r,
  reloadPictures as t,
};
