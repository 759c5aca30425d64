import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { useState } from 'react';
import {
  photoKey,
  photosPerClaim,
  useClaimMore,
  useClaimedPhotos,
  useDecidePhoto,
  usePreloadedPhotos,
} from '../../../api/desk/photo-review.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';

/** The claimed photos without the decided ones, and the mutation that decides. */
export function usePhotoReview() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const query = useClaimedPhotos();
  const claimMore = useClaimMore();
  const photos = query.data?.photos.filter((photo) => !decided.has(photoKey(photo))) ?? [];
  const loaded = usePreloadedPhotos(photos);

  const hide = (photo: WaitingPhoto) =>
    setDecided((before) => new Set(before).add(photoKey(photo)));
  const show = (photo: WaitingPhoto) =>
    setDecided((before) => new Set([...before].filter((key) => key !== photoKey(photo))));

  const deciding = useDecidePhoto({
    onSend: ({ photo, decision }) => {
      if (decision !== 'undo') hide(photo);
    },
    onSuccess: ({ photo, decision }) => {
      if (decision === 'undo') show(photo);
    },
    // A photo that is deleted or claimed by a colleague stays hidden.
    onError: (error, { photo, decision }) => {
      if (decision !== 'undo' && !hasStatus(error, 404, 409)) show(photo);
    },
    onSettled: () => {
      if (photos.length <= photosPerClaim / 2) void claimMore();
    },
  });
  return {
    query,
    photos,
    /** Its picture is shown, or it is known that it cannot be. */
    isLoaded: (photo: WaitingPhoto) => loaded.has(photo.url),
    deciding,
  };
}
