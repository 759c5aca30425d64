import {
  type WaitingPhoto,
  claimPhotos,
  decidePhoto,
} from '@kindred/contract/moderation/photo-review';
import { type RejectReason } from '@kindred/contract/moderation/reject-reasons';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '../../lib/call-error.ts';
import { call } from '../../lib/call.ts';
import type { RouteResponse } from '../../lib/send.ts';
import { staffPhoto } from '../../api/photos/staff-photo.ts';

const key = ['photo-review'];
const ahead = 6;

export interface Decided {
  photo: WaitingPhoto;
  decision: 'approve' | 'reject';
  reason?: RejectReason;
}
type Deed = Decided | { photo: WaitingPhoto; decision: 'undo' };
type Claimed = RouteResponse<typeof claimPhotos>['data'];

const nameOfPhoto = ({ memberId, publicId }: WaitingPhoto) => `${memberId} ${publicId}`;

/** The photos before one, the next of them fetched already, and what is decided about them, in order. */
export function useReview() {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(claimPhotos, { body: { count: ahead }, signal })).data,
    // Keeps them from colleagues while one looks.
    refetchInterval: 30_000,
    staleTime: 0,
  });
  const photos = query.data?.photos.filter((photo) => !gone.has(nameOfPhoto(photo))) ?? [];
  useQueries({ queries: photos.slice(0, ahead).map(({ url }) => staffPhoto(url)) });

  const hide = (photo: WaitingPhoto) =>
    setGone((before) => new Set(before).add(nameOfPhoto(photo)));
  const show = (photo: WaitingPhoto) =>
    setGone((before) => new Set([...before].filter((name) => name !== nameOfPhoto(photo))));

  const deciding = useMutation({
    mutationFn: ({ photo: { memberId, publicId }, ...body }: Deed) =>
      call(decidePhoto, { params: { memberId, publicId }, body }),
    scope: { id: 'photo-review' },
    onMutate: ({ photo, decision }) => {
      if (decision !== 'undo') hide(photo);
    },
    onSuccess: ({ data: { waiting } }, { photo, decision }) => {
      client.setQueryData<Claimed>(key, (known) => known && { ...known, waiting });
      if (decision !== 'undo') return;
      client.setQueryData<Claimed>(key, (known) => known && withFirst(known, photo));
      show(photo);
    },
    // What a colleague has, or what is gone, comes back by itself if it is for one after all.
    onError: (error, { photo, decision }) => {
      if (decision !== 'undo' && !hasStatus(error, 404, 409)) show(photo);
    },
    onSettled: () => {
      if (photos.length <= ahead / 2) void client.invalidateQueries({ queryKey: key });
    },
  });
  return { query, photos, deciding };
}

const withFirst = (known: Claimed, photo: WaitingPhoto): Claimed => ({
  ...known,
  photos: [photo, ...known.photos.filter((each) => nameOfPhoto(each) !== nameOfPhoto(photo))],
});
